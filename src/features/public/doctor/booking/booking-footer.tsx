import { cancelPhrase } from '@/domain/slot/slot-text';
import { formatWords } from '@/domain/visit/visit-format';
import { price } from '@/shared/format/price';
import { BookLink } from './book-link';
import type { Offer } from './booking-choice';
import { useTimes } from './use-times';

/** The button that repeats the choice, and what it commits to. Nothing while there is no time to book. */
export function BookingFooter({ offer }: { offer: Offer }) {
  const { startsAt } = useTimes(offer);
  if (startsAt === undefined) return null;
  return (
    <div className="w-full">
      <BookLink offer={offer} startsAt={startsAt} />
      <p className="mt-3 text-caption text-ink-3">
        {price(offer.chosen.price)}, {formatWords(offer.chosen.service.format).payment}.{' '}
        {cancelPhrase(startsAt, offer.clinic.cancel_ahead_hours)}
      </p>
    </div>
  );
}
