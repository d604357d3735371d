import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useWait } from '@/features/auth/use-wait';
import { Note } from '@/shared/ui/note';

/** Counts down to the next try, and goes when it may be made. */
export function LoginWait({ until }: { readonly until: number }) {
  const wait = useWait(until);
  if (wait === undefined) return null;
  return (
    <Note tone="amber" glyph={IconClock}>
      Войти снова можно через <strong className="font-medium tabular">{wait}</strong>
    </Note>
  );
}
