import { useRef } from 'react';
import { useSearchFilters } from '#generated/api/public-search/public-search.ts';
import { EmergencyCall } from '@/domain/search/emergency-note';
import { useCity } from '@/features/city/selected-city';
import { FiltersAside } from '@/features/public/search/filters/filters-aside';
import { activeFilters, cityFilter, filtersInText } from '@/features/public/search/query/active-filters';
import { filtersOptions, useResults } from '@/features/public/search/query/results-query';
import type { SearchParams } from '@/features/public/search/query/search-query';
import { filtersRequest, withoutFilters } from '@/features/public/search/query/search-request';
import { fieldText, searchFor, headingParams } from '@/features/public/search/query/search-text';
import { useTitles } from '@/features/public/search/query/titles';
import { useSearch } from '@/features/public/search/query/use-search';
import { OtherSpecialisations } from '@/features/public/search/results/other-specialisations';
import { ResultsHead } from '@/features/public/search/results/results-head';
import { SearchResults } from '@/features/public/search/results/search-results';
import { SearchField } from '@/features/search-field/search-field';
import { LiveRegion } from '@/shared/ui/live-region';
import { CategoryTabs } from './category-tabs';

export function SearchScreen() {
  const headerCity = useCity();
  const search = useSearch(headerCity);
  const { params, deciding, city, change } = search;
  const titles = useTitles(params);
  const filters = useSearchFilters(filtersRequest(params, city?.id ?? null), {
    query: filtersOptions(params.category),
  });
  const results = useResults(params, city?.id ?? null, deciding);
  const active = [
    ...filtersInText(params, results.data?.meta),
    ...activeFilters(params, { titles, filters: filters.data?.data }),
  ];

  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  // The pressed button unmounts together with its filter, so the heading gets the focus.
  const remove = (patch: Partial<SearchParams>) => {
    toHeading();
    change(patch);
  };
  const actions = {
    onRemove: remove,
    onReset: () => remove({ ...withoutFilters(params), sort: params.sort }),
  };
  // The filters that the heading shows are kept, because the search is about them.
  const resetChips = () => remove({ ...withoutFilters(params), sort: params.sort, ...headingParams(params, titles) });

  const retry = () => {
    if (results.isError) void results.refetch();
    if (filters.isError) void filters.refetch();
  };

  return (
    <div className="page pt-5 pb-20 phone:pt-3 phone:pb-12">
      <SearchField
        size="page"
        query={fieldText(params, titles)}
        onSearch={(text) => change(searchFor(text, params, titles))}
      />
      <LiveRegion>
        {results.emergency !== null && <EmergencyCall emergency={results.emergency} className="mt-3" />}
      </LiveRegion>
      <div className="mt-3 phone:mt-1">
        <CategoryTabs params={params} counts={filters.data?.data.counts} total={results.data?.meta.total} />
      </div>
      <div className="mt-8 columns-search phone:mt-3">
        <FiltersAside params={params} filters={filters} silent={results.isError} onChange={change} />
        <div className="min-w-0">
          <ResultsHead
            headingRef={heading}
            search={search}
            titles={titles}
            results={results}
            filters={[...cityFilter(params, city, headerCity), ...active]}
            onRemove={remove}
            onReset={resetChips}
          />
          <SearchResults
            search={search}
            results={results}
            filters={active}
            onRetry={retry}
            onLeave={toHeading}
            {...actions}
          />
          <OtherSpecialisations search={search} specialisations={filters.data?.data.specialisations} />
        </div>
      </div>
    </div>
  );
}
