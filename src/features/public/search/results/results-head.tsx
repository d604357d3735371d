import type { RefObject } from 'react';
import type { SearchSort } from '#generated/models/search-sort.ts';
import { searchDefaults, type SearchParams } from '@/features/public/search/address/search-params';
import { orderOf, shownSort } from '@/features/public/search/address/search-sorts';
import type { useResults } from '@/features/public/search/data/use-results';
import type { Search } from '@/features/public/search/data/use-search';
import { DistrictsButton } from '@/features/public/search/filters/districts-button';
import { FiltersButton } from '@/features/public/search/filters/filters-button';
import { NearNote } from '@/features/public/search/near/near-note';
import { usePosition } from '@/features/public/search/near/position';
import { useNear } from '@/features/public/search/near/use-near';
import type { ActiveFilter } from '@/features/public/search/words/active-filters';
import { foundCount } from '@/features/public/search/words/category-words';
import { headingChoice, placeWords, searchHeading } from '@/features/public/search/words/search-heading';
import type { Titles } from '@/features/public/search/words/titles';
import { Skeleton } from '@/shared/ui/skeleton';
import { ChipsRow } from './chips-row';
import { SortButton } from './sort-button';
import { SortSelect } from './sort-select';
import { UnderstoodLine } from './understood-line';

interface ResultsHeadProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  search: Search;
  titles: Titles;
  results: ReturnType<typeof useResults>;
  filters: readonly ActiveFilter[];
  onRemove: (patch: Partial<SearchParams>) => void;
  onReset: () => void;
}

/** What was found, in which order and narrowed by what. */
export function ResultsHead({ headingRef, search, titles, results, filters, onRemove, onReset }: ResultsHeadProps) {
  const { params, city, change } = search;
  const { category } = params;
  const near = useNear(search);
  const shown = { ...params, sort: shownSort(params, usePosition() !== undefined) };
  const choose = (sort: SearchSort) => (sort === 'distance' ? near.show() : change({ sort }));
  const total = results.data?.meta.total;
  const narrowing = filters.filter(({ id }) => id !== 'city');
  // Where nothing is found, the way out below holds them.
  const named = headingChoice(params, titles);
  const chips = filters.filter(({ id }) => id === 'city' || (total !== 0 && id !== named));
  const found = total === undefined ? '' : foundCount(category, total);
  // A text says nothing of the place, so the count does.
  const place = params.q === undefined ? '' : ` ${placeWords(city)}`;

  return (
    <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 phone:mb-3 phone:gap-y-2 wide:grid-cols-[minmax(0,1fr)_auto] wide:gap-y-1">
      <h1 ref={headingRef} tabIndex={-1} className="text-h2">
        {searchHeading(params, titles, city)}
      </h1>
      <p role="status" className="sr-only">
        {results.isSuccess &&
          !results.isPlaceholderData &&
          (total === 0 ? 'Ничего не\u00A0найдено' : `Найдено: ${found}`)}
      </p>
      {total === undefined ? (
        results.isPending && (
          <div className="flex h-5 items-center phone:hidden narrow:order-4 wide:col-start-1">
            <Skeleton className="h-3.5 w-full max-w-140" />
          </div>
        )
      ) : total === 0 ? null : (
        // On phones the tab has the count, and the list of orders says why.
        <p className="text-small text-ink-2 phone:hidden narrow:order-4 wide:col-start-1">
          <strong className="font-medium text-ink">{`${found}${place}.`}</strong> {total > 1 && orderOf(shown).reason}
        </p>
      )}
      {results.data && total !== 0 && category === 'doctors' && (
        <div className="min-w-0 narrow:order-2 wide:col-span-2">
          <UnderstoodLine search={search} meta={results.data.meta} onLeave={() => headingRef.current?.focus()} />
        </div>
      )}
      <div className="flex items-start gap-2 narrow:order-2 wide:col-start-2 wide:row-span-2 wide:row-start-1">
        <FiltersButton
          params={params}
          cityId={city?.id ?? null}
          count={narrowing.length}
          onApply={change}
          className="phone:grow phone:px-1.5 wide:hidden"
        />
        <SortSelect params={shown} onChange={choose} />
        <SortButton params={shown} onChange={choose} />
      </div>
      <ChipsRow
        params={params}
        near={near}
        filters={chips}
        onChange={change}
        onRemove={onRemove}
        onReset={total !== 0 && narrowing.length > 0 ? onReset : undefined}
      />
      {near.trouble && (
        <div className="narrow:order-5 wide:col-span-2 wide:mt-3">
          <NearNote
            near={near}
            districts={
              <DistrictsButton
                params={{ ...params, sort: searchDefaults.sort }}
                cityId={city?.id ?? null}
                onApply={change}
              />
            }
          />
        </div>
      )}
    </div>
  );
}
