import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { Link } from '@tanstack/react-router';
import type { DoctorCard } from '#generated/models/doctor-card.ts';
import type { DoctorOffer } from '#generated/models/doctor-offer.ts';
import { othersPay } from '@/domain/service/funding-text';
import { OfferPrice } from '@/domain/service/offer-price';
import { clinicsCount } from '@/shared/format/counts';
import { distance } from '@/shared/format/distance';
import { typeset } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { Price } from '@/shared/ui/price-tag';

/**
 * Reason why the search found the doctor: «Делает ЭКГ, 3 500 ₸». It is left out if the card's offer
 * is this service.
 */
export function DoctorCardMatch({ doctor: { match, offer } }: { doctor: Pick<DoctorCard, 'match' | 'offer'> }) {
  // Compare the ids, because an offer may have a shorter name for the same service.
  if (match?.kind !== 'service' || (offer !== null && match.service_id === offer.service_id)) return null;
  return (
    <p className="mt-1 text-small text-ink-3">
      Делает: {typeset(match.title)}
      {match.price !== null && (
        <>
          , <Price of={match.price} />
        </>
      )}
    </p>
  );
}

interface DoctorCardOfferProps {
  offer: DoctorOffer | null;
  /** Whether the service is named even if it is a consultation in the clinic. */
  titled: boolean;
}

/**
 * The service that is booked from the card, with its price: «Приём 12 500 ₸», «УЗИ брюшной полости,
 * 7 500 ₸».
 */
export function DoctorCardOffer({ offer, titled }: DoctorCardOfferProps) {
  const named = offer !== null && (titled || offer.format !== 'clinic' || offer.kind !== 'consultation');
  const isLong = named || offer === null || othersPay(offer.funding) !== '';
  return (
    <p
      className={cx(
        'mt-3 self-center @roomy:col-start-2 @roomy:row-start-3 @roomy:mt-3.5 @roomy:self-start',
        // A named service or a second payer needs a line of its own, because the text is long.
        isLong ? '@max-roomy:col-span-full' : '@max-roomy:col-start-3 @max-roomy:row-start-2',
      )}
    >
      {offer === null ? (
        <span className="text-small text-ink-3">Цену назовёт клиника</span>
      ) : (
        <>
          {named ? (
            <span>{typeset(offer.title)}, </span>
          ) : (
            <span className={cx('text-small text-ink-3', !isLong && '@max-roomy:sr-only')}>Приём </span>
          )}
          <span className="@roomy:*:first:text-title">
            <OfferPrice offer={offer} />
          </span>
        </>
      )}
    </p>
  );
}

/** Icon and text for visits that do not take place in a clinic. */
const AFAR: Partial<Record<string, { icon: typeof IconMapPin; where: string }>> = {
  home: { icon: IconHome, where: 'Врач приедет к\u00A0вам' },
  online: { icon: IconVideo, where: 'Онлайн, по\u00A0видеосвязи' },
};

interface DoctorCardPlaceProps {
  doctor: Pick<DoctorCard, 'slug' | 'filial' | 'filials_count' | 'offer' | 'distance_meters'>;
  className?: string;
}

/** Place of the visit with its distance, and the number of the doctor's other filials. */
export function DoctorCardPlace({ doctor, className }: DoctorCardPlaceProps) {
  const { slug, filial, filials_count: filials, offer, distance_meters: metres } = doctor;
  const others = filials - 1;
  const afar = AFAR[offer?.format ?? ''];
  const address = [filial.address, filial.district].filter(Boolean).join(', ');
  return (
    <p className={cx('flex gap-2', className)}>
      <Icon icon={afar?.icon ?? IconMapPin} className="text-ink-2 @roomy:mt-0.5" />
      <span className="min-w-0 grow @max-roomy:text-small">
        <span className="block">{afar?.where ?? typeset(filial.title)}</span>
        <span className="text-small text-ink-3">
          {!afar && typeof metres === 'number' && (
            <strong className="font-medium whitespace-nowrap text-ink">{distance(metres)}, </strong>
          )}
          {typeset(afar ? filial.title : address)}
        </span>
        {others > 0 && (
          <span className="text-small">
            <span className="text-ink-3">, </span>
            <Link to="/doctor/$slug" params={{ slug }} hash="clinics" className="link whitespace-nowrap">
              ещё&nbsp;{clinicsCount(others)}
            </Link>
          </span>
        )}
      </span>
    </p>
  );
}
