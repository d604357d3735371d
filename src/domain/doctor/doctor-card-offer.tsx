import type { DoctorOffer } from '#generated/models/doctor-offer.ts';
import { price } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';

interface DoctorCardOfferProps {
  offer: DoctorOffer | null;
  /** Also a visit to the clinic is named. */
  titled: boolean;
}

/** What is booked from the card and for how much: «Приём 12 500 ₸», «УЗИ брюшной полости, 7 500 ₸». */
export function DoctorCardOffer({ offer, titled }: DoctorCardOfferProps) {
  const named = offer !== null && (titled || offer.format !== 'clinic' || offer.kind !== 'consultation');
  return (
    <p
      className={cx(
        'mt-3 self-center @roomy:col-start-2 @roomy:row-start-3 @roomy:mt-3.5 @roomy:self-start',
        // A title needs a line of its own.
        named ? '@max-roomy:col-span-full' : '@max-roomy:col-start-3 @max-roomy:row-start-2',
      )}
    >
      {offer === null ? (
        <span className="text-small text-ink-3">Цену назовёт клиника</span>
      ) : (
        <>
          {named ? (
            <span>{typeset(offer.title)}, </span>
          ) : (
            <span className="text-small text-ink-3 @max-roomy:sr-only">Приём </span>
          )}
          <strong className="font-semibold @roomy:text-title">{price(offer.price)}</strong>
        </>
      )}
    </p>
  );
}
