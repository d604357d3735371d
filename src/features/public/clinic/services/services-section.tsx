import { useClinicServices } from '@generated/api/public/public';
import type { ClinicFull } from '@generated/models/clinic-full';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { groupByKind } from '@/domain/service/service-groups';
import { servicesRequest } from '@/features/public/clinic/clinic-requests';
import { FilialSelect } from '@/features/public/clinic/filial-select';
import { SECTIONS } from '@/features/public/clinic/sections';
import { RowsSkeleton } from '@/shared/section/rows-skeleton';
import { SectionCard } from '@/shared/section/section-card';
import { SectionQuery } from '@/shared/section/section-query';
import { shownBySection } from '@/shared/section/shown-by-section';
import { cx } from '@/shared/ui/cx';
import { ServiceGroup } from './service-group';

const route = getRouteApi('/clinic/$slug/');

interface ServicesSectionProps {
  clinic: ClinicFull;
  /** The clinic's city, in which its services are looked for. */
  cityId: number | undefined;
}

/** What is done here and for how much, by kind of service. */
export function ServicesSection({ clinic, cityId }: ServicesSectionProps) {
  const { filial } = route.useSearch();
  const services = useClinicServices(clinic.slug, servicesRequest({ filial }), {
    query: { ...shownBySection.query, placeholderData: keepPreviousData },
  });

  return (
    <SectionCard id="services" heading={SECTIONS.services.heading}>
      <FilialSelect className="mb-5" />
      <SectionQuery query={services} skeleton={<RowsSkeleton rows={5} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-ink-2">Клиника пока не&nbsp;указала услуги. Цены подскажут по&nbsp;телефону.</p>
          ) : (
            <div
              className={cx('flex flex-col gap-6 transition-opacity', services.isPlaceholderData && 'opacity-50')}
              aria-busy={services.isPlaceholderData}
            >
              {groupByKind(data).map((group) => (
                <ServiceGroup key={group.kind} {...group} cityId={cityId} />
              ))}
            </div>
          )
        }
      </SectionQuery>
    </SectionCard>
  );
}
