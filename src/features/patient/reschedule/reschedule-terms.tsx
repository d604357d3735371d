import type { Visit } from '#generated/models/visit.ts';
import type { SlotHoldState } from '@/features/patient/booking/use-slot-hold';
import { countdown } from '@/shared/format/duration';
import { price } from '@/shared/format/price';
import { deadline } from '@/shared/format/time';
import { epoch } from '@/shared/format/zone';
import { useNow } from '@/shared/use-now';

interface RescheduleTermsProps {
  visit: Visit;
  hold: SlotHoldState;
}

/** What the new time costs and until when it is held, and can be changed again. */
export function RescheduleTerms({ visit, hold }: RescheduleTermsProps) {
  const moment = useNow(1000);
  if (hold.kind !== 'held') return null;
  const { expires_at, price: amount, cancel_until } = hold.hold;
  return (
    <p className="mt-3 text-small text-ink-2">
      <span aria-hidden="true">
        Держим новое время ещё <strong className="tabular">{countdown(epoch(expires_at) - moment)}</strong>.{' '}
      </span>
      {amount === visit.price ? `Цена не\u00A0изменится: ${price(amount)}.` : `Новая цена: ${price(amount)}.`}
      <span className="phone:hidden">
        {' '}
        Клиника подтвердит новое время, отменить или перенести его можно {deadline(cancel_until)}.
      </span>
    </p>
  );
}
