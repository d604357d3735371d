import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { DoctorService } from '#generated/models/doctor-service.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import { FilialChoice } from '@/domain/place/filial-choice';
import { othersPay, payShort } from '@/domain/service/funding-text';
import { groupByKind } from '@/domain/service/service-groups';
import { payMeans, type Paid } from '@/domain/visit/payment-text';
import { duration } from '@/shared/format/duration';
import { upperFirst } from '@/shared/format/letter-case';
import { typeset } from '@/shared/format/typography';
import { SectionCard } from '@/shared/section/section-card';
import { SectionError } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { useBooking, type Offer } from './booking/booking-provider';
import { DOCTOR_SECTIONS } from './doctor-sections';

interface ServicesSectionProps {
  /** Called after the user has chosen a service. On phones it opens the sheet with times. */
  onChosen: () => void;
}

/**
 * Services with their prices in the filial that is chosen for the booking, so that the list and the
 * booking panel show the same price.
 */
export function ServicesSection({ onChosen }: ServicesSectionProps) {
  const { doctor, offer, pending, failed, error, retry, retrying, choose } = useBooking();

  if (failed || pending || !offer) {
    return (
      <SectionCard id="services" heading={DOCTOR_SECTIONS.services.heading}>
        {failed && <SectionError error={error} onRetry={() => void retry()} busy={retrying} />}
        {pending && !failed && <RowsSkeleton rows={5} />}
        {!pending && !failed && <p className="text-ink-2">Врач пока не&nbsp;указал услуги. Цены подскажет клиника.</p>}
      </SectionCard>
    );
  }
  return (
    <SectionCard id="services" heading={DOCTOR_SECTIONS.services.heading}>
      {offer.clinics.length > 1 && (
        <FilialChoice className="mb-5" clinics={offer.clinics} value={offer.clinic.id} onChange={choose.filial} />
      )}
      <div className="-mb-3 flex flex-col gap-6">
        {groupByKind(offer.services).map(({ kind, title, services }) => (
          <div key={kind}>
            <h3 className="border-b border-line pb-2 text-small text-ink-3">{title}</h3>
            <ul className="divide-y divide-line">
              {services.map((each) => (
                <ServiceRow
                  key={each.id}
                  service={each}
                  chosen={each.id === offer.chosen.id}
                  onChoose={() => {
                    choose.service(each.service.id);
                    onChosen();
                  }}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <PaymentNote doctor={doctor} offer={offer} />
    </SectionCard>
  );
}

/**
 * How patients can pay for the listed services: in the chosen filial, and at a home visit, where
 * they pay the doctor.
 */
function PaymentNote({ doctor, offer: { clinic, services } }: { doctor: Paid; offer: Offer }) {
  const has = (format: VisitFormat): boolean => services.some(({ service }) => service.format === format);
  const notes = [
    { place: 'в\u00A0клинике', means: has('clinic') ? payMeans(clinic) : '' },
    { place: 'врачу на\u00A0дому', means: has('home') ? payMeans(doctor) : '' },
  ].filter(({ means }) => means !== '');
  return notes.map(({ place, means }) => (
    <p key={place} className="mt-4 text-small text-ink-2">
      Оплата {place}: {means}
    </p>
  ));
}

interface ServiceRowProps {
  service: DoctorService;
  chosen: boolean;
  onChoose: () => void;
}

/** A service with its price and a button that selects it for the booking. */
function ServiceRow({ service: link, chosen, onChoose }: ServiceRowProps) {
  const { service, duration_minutes: minutes, funding = [], needs_referral } = link;
  const others = othersPay(funding);
  const isPaid = others === '' || funding.includes('paid');
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_--spacing(26)] items-center gap-x-4 py-3 phone:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p>{typeset(service.title)}</p>
        <p className="text-small text-ink-3">{duration(minutes)}</p>
        {others !== '' && (
          <p className="text-small">
            {isPaid ? `Также ${others}` : upperFirst(others)}
            {needs_referral === true && <span className="text-ink-3">, нужно направление</span>}
          </p>
        )}
      </div>
      <p translate="no" className="font-semibold empty:hidden phone:row-start-2">
        {isPaid && payShort(link)}
      </p>
      <Button
        size="small"
        aria-pressed={chosen}
        onClick={onChoose}
        className="aria-pressed:border-teal aria-pressed:bg-teal-tint aria-pressed:text-teal-press phone:col-start-2 phone:row-span-2 phone:row-start-1"
      >
        {chosen ? (
          <>
            <Icon icon={IconCheck} size={16} />
            Выбрано
          </>
        ) : (
          'Выбрать'
        )}
        <span className="sr-only">: {service.title}</span>
      </Button>
    </li>
  );
}
