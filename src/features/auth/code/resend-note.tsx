import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { Callout } from '@/shared/ui/callout';

interface ResendNoteProps {
  /** «0:42», while no new code can be had. */
  readonly wait: string | undefined;
  readonly resent: boolean;
}

/** When a new code can be asked for. The ticking is for the eyes; that it is over is said aloud. */
export function ResendNote({ wait, resent }: ResendNoteProps) {
  return (
    <>
      {wait !== undefined && (
        <Callout tone="neutral" icon={resent ? IconCircleCheck : IconClock} className="mt-4">
          {resent && 'Отправили новый код. '}Новый код можно запросить через{' '}
          <strong className="font-medium tabular text-ink">{wait}</strong>
        </Callout>
      )}
      <p role="status" className="sr-only">
        {resent && 'Отправили новый код. '}
        {wait === undefined && 'Можно запросить новый код.'}
      </p>
    </>
  );
}
