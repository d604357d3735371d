import { getRouteApi } from '@tanstack/react-router';
import { useSearchFilters } from '#generated/api/public-search/public-search.ts';
import type { City } from '#generated/models/city.ts';
import { KIND_TITLES, KINDS } from '@/domain/service/service-groups';
import { DirectionSelect } from '@/features/public/lists/direction-select';
import { EmergencyCard } from '@/features/public/lists/emergency-card';
import { FilterBox } from '@/features/public/lists/filter-box';
import { ListPage } from '@/features/public/lists/list-page';
import { WhomToSeeCard } from '@/features/public/lists/whom-to-see-card';
import { filtersRequest } from '@/features/public/search/address/search-request';
import { filtersOptions } from '@/features/public/search/data/search-queries';
import { inCity } from '@/shared/format/in-city';
import { TabLink, TabLinks } from '@/shared/ui/tab-links';
import { AllSpecialisations } from './all-specialisations';
import { ServiceList } from './service-list';
import { asSearch, categoryOfKind } from './services-query';
import type { ServicesSearch } from './services-search';

const route = getRouteApi('/services');

/** What medicine offers in the chosen city, by kind and direction, with what it costs. */
export function ServicesScreen({ city }: { city: City }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const params = asSearch(search);
  const { data } = useSearchFilters(filtersRequest(params, city.id), { query: filtersOptions(params.category) });
  const counts = data?.data.counts;

  const change = (patch: Partial<ServicesSearch>) =>
    void navigate({ to: '.', search: { ...search, page: 1, ...patch }, replace: true, resetScroll: false });

  return (
    <ListPage
      heading={'Услуги и\u00A0цены'}
      lead={`Приёмы, обследования и\u00A0анализы ${inCity(city)}`}
      aside={
        <>
          <AllSpecialisations />
          <WhomToSeeCard />
          <EmergencyCard />
        </>
      }
    >
      <TabLinks label="Виды услуг" current={search.kind} className="phone:-mx-(--gutter) phone:px-(--gutter)">
        {KINDS.map((kind) => (
          <TabLink
            key={kind}
            to="/services"
            search={{ ...search, kind, page: 1 }}
            active={kind === search.kind}
            count={search.direction === undefined ? counts?.[categoryOfKind(kind)] : undefined}
          >
            {KIND_TITLES[kind]}
          </TabLink>
        ))}
      </TabLinks>
      <div className="my-5 flex gap-3 phone:my-4 phone:flex-col phone:gap-2">
        <FilterBox
          label="Название услуги"
          value={search.q ?? ''}
          onChange={(text) => change({ q: text || undefined })}
          className="grow"
        />
        <DirectionSelect
          value={search.direction}
          onChange={(direction) => change({ direction })}
          className="w-72 phone:w-full"
        />
      </div>
      <ServiceList search={search} city={city} onReset={() => change({ q: undefined, direction: undefined })} />
    </ListPage>
  );
}
