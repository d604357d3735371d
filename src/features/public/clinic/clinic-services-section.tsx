import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useClinicFilials, useClinicServices } from '#generated/api/public-clinics/public-clinics.ts';
import type { ClinicFull } from '#generated/models/clinic-full.ts';
import type { ClinicService } from '#generated/models/clinic-service.ts';
import type { Filial } from '#generated/models/filial.ts';
import { groupByKind } from '@/domain/service/service-groups';
import { servicesCount } from '@/shared/format/counts';
import { SectionCard } from '@/shared/section/section-card';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { cx } from '@/shared/ui/cx';
import { SearchBox } from '@/shared/ui/fields/search-box';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { CLINIC_SECTIONS } from './clinic-sections';
import { FilialSelect } from './filial-select';
import { servicesRequest } from './load-clinic';
import { PaymentNote, SamplingNote, ServiceGroup, ServiceRow } from './service-group';
import { servicesFound } from './services-found';

const route = getRouteApi('/clinic/$slug/');

/** The list has a search box if there are more services than this. */
const MANY = 12;

export function ServicesSection({ clinic }: { clinic: ClinicFull }) {
  const { filial, sought } = route.useSearch();
  const services = useClinicServices(clinic.slug, servicesRequest({ filial }), {
    query: { ...shownBySection.query, placeholderData: keepPreviousData },
  });
  const filials = useClinicFilials(clinic.slug, shownBySection).data?.data ?? [];
  const shown = filial === undefined ? filials : filials.filter(({ id }) => id === filial);

  return (
    <SectionCard id="services" heading={CLINIC_SECTIONS.services.heading}>
      <FilialSelect className="mb-5" />
      <SectionQuery query={services} skeleton={<RowsSkeleton rows={5} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-ink-2">Клиника пока не&nbsp;указала услуги. Цены подскажут по&nbsp;телефону.</p>
          ) : (
            <>
              <div className="-mt-3 mb-5 empty:hidden">
                <PaymentNote filials={shown} />
              </div>
              <ServiceList services={data} filials={shown} asked={sought} busy={services.isPlaceholderData} />
            </>
          )
        }
      </SectionQuery>
    </SectionCard>
  );
}

interface ServiceListProps {
  services: readonly ClinicService[];
  /** The filials that offer these services. */
  filials: readonly Filial[];
  /** Slug of the service that the user searched for before opening the clinic. */
  asked: string | undefined;
  /**
   * Whether the list still shows the services of the previously chosen filial, because those of the
   * new filial are loading.
   */
  busy: boolean;
}

/** Services grouped by kind. A long list has a search box. */
function ServiceList({ services, filials, asked, busy }: ServiceListProps) {
  const [text, setText] = useState('');
  const searching = text.trim() !== '';
  const found = servicesFound(services, text);
  const sought = services.find(({ service }) => service.slug === asked);

  return (
    <div className={cx('flex flex-col gap-6 transition-opacity', busy && 'opacity-50')} aria-busy={busy}>
      {sought !== undefined && !searching && (
        <ul aria-label="Вы искали" className="rounded-note bg-teal-tint px-4">
          <ServiceRow row={sought} />
        </ul>
      )}
      {services.length > MANY && (
        <SearchBox
          size="small"
          label="Найти услугу или анализ"
          value={text}
          onChange={setText}
          className="desktop:max-w-110"
        />
      )}
      <p role="status" className={cx('text-ink-2', found.length > 0 && 'sr-only')}>
        {searching && found.length > 0 && `Найдено: ${servicesCount(found.length)}`}
        {found.length === 0 && 'Такой услуги здесь нет. Проверьте слово или\u00A0позвоните в\u00A0клинику.'}
      </p>
      {groupByKind(found).map((group) => (
        <ServiceGroup
          key={group.kind}
          {...group}
          unfolded={searching}
          note={group.kind === 'analysis' && <SamplingNote filials={filials} />}
        />
      ))}
    </div>
  );
}
