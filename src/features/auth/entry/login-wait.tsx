import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { Callout } from '@/shared/ui/callout';
import { useWait } from './use-wait';

/** A countdown to the next try. A screen reader announces only its start and its end. */
export function LoginWait({ until }: { readonly until: number | null }) {
  const wait = useWait(until);
  return (
    <>
      {wait !== undefined && (
        <Callout tone="amber" icon={IconClock}>
          Слишком много попыток. Войти снова можно через <strong className="font-medium tabular">{wait}</strong>
        </Callout>
      )}
      <p role="status" className="sr-only">
        {until !== null && (wait === undefined ? 'Можно войти снова.' : 'Слишком много попыток.')}
      </p>
    </>
  );
}
