import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';
import { countdown } from '@/shared/format/duration';
import { Callout } from '@/shared/ui/callout';
import { useTimeLeft } from '@/shared/use-now';

const LAST_MINUTE = 60_000;

interface HoldCountdownProps {
  readonly hold: { readonly expires_at: string };
  /** One short sentence with the reason for the hold. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Remaining time of a hold: «Держим время для вас ещё 4:12». Screen readers announce it when one
 * minute is left.
 */
export function HoldCountdown({ hold, className, children }: HoldCountdownProps) {
  const left = useTimeLeft(hold.expires_at);
  return (
    <Callout tone="amber" icon={IconClock} {...(className !== undefined && { className })}>
      <span>
        Держим время для&nbsp;вас ещё{' '}
        <strong translate="no" className="tabular">
          {countdown(left)}
        </strong>
        . {children}
      </span>
      <span role="status" className="sr-only">
        {left <= LAST_MINUTE && left > 0 && 'Осталась минута: потом время снова станет свободным.'}
      </span>
    </Callout>
  );
}
