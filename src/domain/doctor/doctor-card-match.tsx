import type { DoctorCard } from '#generated/models/doctor-card.ts';
import { price } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';

/** Why a doctor is among the results, where the card does not show it anyway: «Делает ЭКГ, 3 500 ₸». */
export function DoctorCardMatch({ doctor: { match, offer } }: { doctor: Pick<DoctorCard, 'match' | 'offer'> }) {
  // A service has a short name too, so it is told by its id whether the card offers this one.
  if (match?.kind !== 'service' || (offer !== null && match.service_id === offer.service_id)) return null;
  return (
    <p className="mt-1 text-small text-ink-3">
      Делает: {typeset(match.title)}
      {match.price !== null && <>, {price(match.price)}</>}
    </p>
  );
}
