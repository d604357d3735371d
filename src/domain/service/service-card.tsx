import { useId } from 'react';
import type { ServiceCard as Service } from '#generated/models/service-card.ts';
import { clinicsCount, doctorsCount } from '@/shared/format/counts';
import { duration } from '@/shared/format/duration';
import { counted } from '@/shared/format/plural';
import { priceFrom } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { ButtonLink } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { AddToAnalyses } from './add-to-analyses';
import { priceRange } from './offer-text';
import { Preparation } from './preparation';

interface ServiceCardProps {
  service: Service;
  /** City of the list. The link to the service contains it. */
  city?: number | 'all' | undefined;
}

/** A service in a list: price, duration, number of places, preparation. */
export function ServiceCard({ service, city }: ServiceCardProps) {
  const titleId = useId();
  const who = service.doctors_count > 0 ? 'doctors' : 'clinics';
  const facts =
    who === 'doctors'
      ? [
          doctorsCount(service.doctors_count),
          service.clinics_count > 0 && clinicsCount(service.clinics_count),
          duration(service.duration_minutes),
        ]
      : // Patients do not need to know how long taking a sample lasts.
        [service.service_kind !== 'analysis' && duration(service.duration_minutes)];
  const line = facts.filter(Boolean).join(' · ');

  return (
    <article aria-labelledby={titleId} className="@container rounded-card border border-line bg-white">
      <div className="flex gap-x-6 gap-y-4 p-6 @max-roomy:flex-col phone:p-4">
        <div className="min-w-0 grow">
          <h2 id={titleId} className="text-h3">
            {typeset(service.title)}
          </h2>
          {line !== '' && <p className="mt-1 text-ink-2 @max-roomy:text-small">{line}</p>}
          {service.service_kind === 'analysis' && <AddToAnalyses service={service} className="mt-1 -ml-2" />}
          {service.preparation.length > 0 && (
            <Preparation sentences={service.preparation} of={service.title} className="mt-2" />
          )}
        </div>
        <div className="flex shrink-0 gap-3 @max-roomy:flex-wrap @max-roomy:items-center @max-roomy:justify-between @roomy:w-60 @roomy:flex-col @roomy:items-end">
          <p className="@roomy:text-right">
            <span translate="no" className="block font-semibold @roomy:text-title">
              {cost(service)}
            </span>
            {who === 'clinics' && service.clinics_count > 0 && (
              <span className="block text-small text-ink-2">{inClinics(service.clinics_count)}</span>
            )}
          </p>
          <ButtonLink
            to="/search"
            // An analysis is the same everywhere, so clinics are sorted by price.
            search={{ category: who, services: [service.slug], city, ...(who === 'clinics' && { sort: 'price' }) }}
          >
            {who === 'doctors' ? 'Выбрать врача' : 'Выбрать клинику'}
            <span className="sr-only">: {service.title}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/**
 * Range of prices: «7 500–9 000 ₸». For a service without doctors it is the lowest price, «от 750
 * ₸», and the text «в 31 клинике» follows.
 */
function cost({ price_from: from, price_to: to, doctors_count: doctors }: Service): string {
  return doctors === 0 && from !== null && from !== to ? priceFrom(from) : priceRange(from, to);
}

/** Number of clinics in the prepositional: «в 31 клинике», «в 5 клиниках». */
function inClinics(count: number): string {
  return `в\u00A0${counted(count, { one: 'клинике', few: 'клиниках', many: 'клиниках' })}`;
}

export function ServiceCardSkeleton() {
  return (
    <div className="@container rounded-card border border-line bg-white">
      <div className="flex justify-between gap-x-6 gap-y-4 p-6 @max-roomy:flex-col phone:p-4">
        <div className="min-w-0 grow">
          <Skeleton className="mt-1 h-5 w-8/12 max-w-90" />
          <Skeleton className="mt-3 h-4 w-10/12 max-w-75" />
          <Skeleton className="mt-3 h-3.5 w-40" />
        </div>
        <div className="flex gap-3 @max-roomy:items-center @max-roomy:justify-between @roomy:flex-col @roomy:items-end">
          <Skeleton className="h-5 w-35" />
          <Skeleton className="h-11 w-42" />
        </div>
      </div>
    </div>
  );
}
