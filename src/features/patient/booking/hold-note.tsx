import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs';
import { HoldCountdown } from '@/domain/slot/hold-countdown';
import type { SlotHoldState } from '@/domain/slot/slot-holds';
import { time } from '@/shared/format/time';
import { Callout } from '@/shared/ui/callout';

/**
 * Countdown of the hold. It says why the user has only 5 minutes, because a guest's hold during
 * registration lasts longer.
 */
export function HoldNote({ hold }: { readonly hold: { readonly expires_at: string } }) {
  return <HoldCountdown hold={hold}>На&nbsp;проверку записи даём 5&nbsp;минут.</HoldCountdown>;
}

/** State of the hold inside a dialog, because the dialog covers the note on the page. */
export function HoldInDialog({ state, startsAt }: { state: SlotHoldState; startsAt: string }) {
  if (state.kind === 'held') return <HoldNote hold={state.hold} />;
  return (
    <Callout tone="amber" icon={IconClockX} role="status">
      {time(startsAt)} больше не&nbsp;держим. Закончите здесь: потом возьмём время снова или выберем другое.
    </Callout>
  );
}
