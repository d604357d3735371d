import { useRef, type ReactNode } from 'react';
import { useSearchFilters } from '#generated/api/public-search/public-search.ts';
import type { City } from '#generated/models/city.ts';
import { fieldText, searchFor } from '@/features/public/search/address/field-text';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { filtersRequest, withoutFilters } from '@/features/public/search/address/search-request';
import { filtersOptions } from '@/features/public/search/data/search-queries';
import { useResults } from '@/features/public/search/data/use-results';
import { useSearch } from '@/features/public/search/data/use-search';
import { useTitles } from '@/features/public/search/data/use-titles';
import { FilterPanelSkeleton } from '@/features/public/search/filters/filter-panel-skeleton';
import { FiltersAside } from '@/features/public/search/filters/filters-aside';
import { useIsWide } from '@/features/public/search/filters/use-is-wide';
import { CategoryTabs } from '@/features/public/search/results/category-tabs';
import { Results } from '@/features/public/search/results/results';
import { ResultsHead } from '@/features/public/search/results/results-head';
import { activeFilters, cityFilter, saidFilter } from '@/features/public/search/words/active-filters';
import { lookedFor } from '@/features/public/search/words/search-heading';

interface SearchScreenProps {
  /** The city chosen in the header. */
  headerCity: City;
  /** The search field with its suggestions; it belongs to the shell. */
  renderField: (field: { query: string; onSearch: (text: string) => void }) => ReactNode;
}

/** The search: the field, kinds of result, filters, and the results with their next free times. */
export function SearchScreen({ headerCity, renderField }: SearchScreenProps) {
  const search = useSearch(headerCity);
  const { params, deciding, city, change } = search;
  const titles = useTitles(params);
  const filters = useSearchFilters(filtersRequest(params, city?.id ?? null), {
    query: filtersOptions(params.category),
  });
  const results = useResults(params, city?.id ?? null, deciding);
  const active = [
    ...saidFilter(params, results.data?.meta),
    ...activeFilters(params, { titles, filters: filters.data?.data }),
  ];

  const wide = useIsWide();
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  /** What was pressed disappears with the filter, so focus goes to the heading of what is left. */
  const remove = (patch: Partial<SearchParams>) => {
    toHeading();
    change(patch);
  };
  const actions = {
    onRemove: remove,
    onReset: () => remove({ ...withoutFilters(params), sort: params.sort }),
  };
  // What the heading names is what is looked for, not a filter of it.
  const resetChips = () => remove({ ...withoutFilters(params), sort: params.sort, ...lookedFor(params, titles) });

  const retry = () => {
    if (results.isError) void results.refetch();
    if (filters.isError) void filters.refetch();
  };

  return (
    <div className="page pt-5 pb-20 phone:pt-3 phone:pb-12">
      {renderField({ query: fieldText(params, titles), onSearch: (text) => change(searchFor(text, params, titles)) })}
      <div className="mt-3 phone:mt-1">
        <CategoryTabs params={params} counts={filters.data?.data.counts} total={results.data?.meta.total} />
      </div>
      <div className="mt-8 columns-search phone:mt-3">
        {wide ? (
          <div>
            {/* One message is enough when nothing came at all. */}
            {!(results.isError && filters.isError) && (
              <FiltersAside params={params} filters={filters} onChange={change} />
            )}
          </div>
        ) : (
          // Keeps its place on a page of a server, which knows no width.
          <div className="narrow:hidden">
            <FilterPanelSkeleton />
          </div>
        )}
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
          <Results
            search={search}
            results={results}
            filters={active}
            onRetry={retry}
            onLeave={toHeading}
            {...actions}
          />
        </div>
      </div>
    </div>
  );
}
