import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useClinicFilials, useClinicServices } from '#generated/api/public-clinics/public-clinics.ts';
import type { ClinicFull } from '#generated/models/clinic-full.ts';
import { servicesRequest } from '@/features/public/clinic/clinic-requests';
import { FilialSelect } from '@/features/public/clinic/filial-select';
import { SECTIONS } from '@/features/public/clinic/sections';
import { SectionCard } from '@/shared/section/section-card';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { ServiceList } from './service-list';

const route = getRouteApi('/clinic/$slug/');

/** What is done here and for how much, by kind of service. */
export function ServicesSection({ clinic }: { clinic: ClinicFull }) {
  const { filial, sought } = route.useSearch();
  const services = useClinicServices(clinic.slug, servicesRequest({ filial }), {
    query: { ...shownBySection.query, placeholderData: keepPreviousData },
  });
  const filials = useClinicFilials(clinic.slug, shownBySection).data?.data ?? [];
  const shown = filial === undefined ? filials : filials.filter(({ id }) => id === filial);

  return (
    <SectionCard id="services" heading={SECTIONS.services.heading}>
      <FilialSelect className="mb-5" />
      <SectionQuery query={services} skeleton={<RowsSkeleton rows={5} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-ink-2">Клиника пока не&nbsp;указала услуги. Цены подскажут по&nbsp;телефону.</p>
          ) : (
            <ServiceList services={data} filials={shown} asked={sought} busy={services.isPlaceholderData} />
          )
        }
      </SectionQuery>
    </SectionCard>
  );
}
