import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useWait } from '@/features/auth/use-wait';
import { Callout } from '@/shared/ui/callout';

/** Counts down to the next try, for the eyes, and goes when it may be made, which is said aloud. */
export function LoginWait({ until }: { readonly until: number }) {
  const wait = useWait(until);
  return (
    <>
      {wait !== undefined && (
        <Callout tone="amber" icon={IconClock}>
          Войти снова можно через <strong className="font-medium tabular">{wait}</strong>
        </Callout>
      )}
      <p role="status" className="sr-only">
        {wait === undefined && 'Можно войти снова.'}
      </p>
    </>
  );
}
