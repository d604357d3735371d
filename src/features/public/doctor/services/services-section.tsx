import { FilialChoice } from '@/domain/place/filial-choice';
import { groupByKind } from '@/domain/service/service-groups';
import { useChoose } from '@/features/public/doctor/booking/use-choose';
import { useOffer } from '@/features/public/doctor/booking/use-offer';
import { Section } from '@/features/public/doctor/sections/section';
import { SectionError } from '@/shared/section/section-query';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { ServiceRow } from './service-row';

interface ServicesSectionProps {
  /** After a service was chosen; on phones the sheet with times opens. */
  onChosen: () => void;
}

/** Prices of the chosen filial; the filial is the same as in the booking, so the price that is read is the price that is booked. */
export function ServicesSection({ onChosen }: ServicesSectionProps) {
  const { offer, pending, failed, error, retry, retrying } = useOffer();
  const choose = useChoose();

  if (failed || pending || !offer) {
    return (
      <Section id="services">
        {failed && <SectionError error={error} onRetry={() => void retry()} busy={retrying} />}
        {pending && !failed && <RowsSkeleton rows={5} />}
        {!pending && !failed && <p className="text-ink-2">Врач пока не&nbsp;указал услуги. Цены подскажет клиника.</p>}
      </Section>
    );
  }
  return (
    <Section id="services">
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
    </Section>
  );
}
