import { getRouteApi } from '@tanstack/react-router';
import { useSpecialisationList } from '#generated/api/public-reference/public-reference.ts';
import { useSearchFilters } from '#generated/api/public-search/public-search.ts';
import { KIND_TITLES, KINDS } from '@/domain/service/service-groups';
import { useCity } from '@/features/city/selected-city';
import { EmergencyCard, WhichDoctorCard } from '@/features/public/lists/advice-cards';
import { DirectionSelect } from '@/features/public/lists/direction-select';
import { ListPage } from '@/features/public/lists/list-page';
import { filtersOptions } from '@/features/public/search/query/results-query';
import { filtersRequest } from '@/features/public/search/query/search-request';
import { inCity } from '@/shared/format/in-city';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Card } from '@/shared/ui/card';
import { ChipLink } from '@/shared/ui/chip';
import { FilterBox } from '@/shared/ui/fields/filter-box';
import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { ServiceList } from './service-list';
import { asSearch, categoryOfKind, type ServicesSearch } from './services-search';

const route = getRouteApi('/services');

/** Services of the chosen city by kind and direction, with prices. */
export function ServicesScreen() {
  const city = useCity();
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
          <WhichDoctorCard />
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

/**
 * All specialisations in alphabetical order. The link «Все специализации» on other pages opens this
 * list.
 */
function AllSpecialisations() {
  const specialisations = useSpecialisationList(shownBySection);
  return (
    <Card id="specialisations" aria-labelledby="specialisations-heading" className="scroll-mt-24">
      <h2 id="specialisations-heading" className="mb-3 text-title">
        Все специализации
      </h2>
      <SectionQuery query={specialisations} skeleton={<RowsSkeleton rows={6} />}>
        {({ data }) => (
          <ul className="flex flex-wrap gap-2">
            {data
              .toSorted((a, b) => a.title.localeCompare(b.title, 'ru'))
              .map(({ slug, title }) => (
                <li key={slug}>
                  <ChipLink to="/search" search={{ category: 'doctors', specialisations: [slug] }}>
                    {title}
                  </ChipLink>
                </li>
              ))}
          </ul>
        )}
      </SectionQuery>
    </Card>
  );
}
