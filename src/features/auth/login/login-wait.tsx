import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useWait } from '@/features/auth/use-wait';
import { Note } from '@/shared/ui/note';

/** Counts down to the next try, for the eyes, and goes when it may be made, which is said aloud. */
export function LoginWait({ until }: { readonly until: number }) {
  const wait = useWait(until);
  return (
    <>
      {wait !== undefined && (
        <Note tone="amber" glyph={IconClock}>
          Войти снова можно через <strong className="font-medium tabular">{wait}</strong>
        </Note>
      )}
      <p role="status" className="sr-only">
        {wait === undefined && 'Можно войти снова.'}
      </p>
    </>
  );
}
