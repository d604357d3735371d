import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { SearchMeta } from '#generated/models/search-meta.ts';
import type { SearchSort } from '#generated/models/search-sort.ts';
import { DistrictsButton, FiltersButton } from '@/features/public/search/filters/filters-button';
import { type ActiveFilter, sortInText } from '@/features/public/search/query/active-filters';
import { usePosition } from '@/features/public/search/query/position';
import type { useResults } from '@/features/public/search/query/results-query';
import { searchDefaults, type SearchParams } from '@/features/public/search/query/search-query';
import { orderOf } from '@/features/public/search/query/search-sorts';
import { foundCount, headingChoice, placeText, searchHeading } from '@/features/public/search/query/search-text';
import { shownSort } from '@/features/public/search/query/shown-sort';
import type { Titles } from '@/features/public/search/query/titles';
import type { Search } from '@/features/public/search/query/use-search';
import { dative } from '@/shared/format/dative';
import { lowerFirst } from '@/shared/format/letter-case';
import { quoted, typeset } from '@/shared/format/typography';
import { Skeleton } from '@/shared/ui/skeleton';
import { ChipsRow } from './chips-row';
import { NearNote, useNear } from './near';
import { SortButton, SortSelect } from './sort-select';

interface ResultsHeadProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  search: Search;
  titles: Titles;
  results: ReturnType<typeof useResults>;
  filters: readonly ActiveFilter[];
  onRemove: (patch: Partial<SearchParams>) => void;
  onReset: () => void;
}

/** Number of results, sort order, and chips of filters. */
export function ResultsHead({ headingRef, search, titles, results, filters, onRemove, onReset }: ResultsHeadProps) {
  const { params, city, change } = search;
  const { category } = params;
  const inText = sortInText(params, results.data?.meta);
  const near = useNear(search, inText?.sort === 'distance' ? inText.without : undefined);
  const located = usePosition() !== undefined;
  const isInText = inText !== undefined && inText.sort !== 'distance';
  const shown = { ...params, sort: isInText ? inText.sort : shownSort(params, located) };
  const choose = (sort: SearchSort) => (sort === 'distance' ? near.show() : change({ sort, ...inText?.without }));
  const total = results.data?.meta.total;
  const narrowing = filters.filter(({ id }) => id !== 'city');
  // If the list is empty, `NoResults` shows the filters.
  const named = headingChoice(params, titles);
  const chips = filters.filter(({ id }) => id === 'city' || (total !== 0 && id !== named));
  const found = total === undefined ? '' : foundCount(category, total);
  // The heading of a search with a text doesn't contain the place, so the line with the count does.
  const place = params.q === undefined ? '' : ` ${placeText(city)}`;

  return (
    <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 phone:mb-3 phone:gap-y-2 wide:grid-cols-[minmax(0,1fr)_auto] wide:gap-y-1">
      <h1 ref={headingRef} tabIndex={-1} className="text-h2">
        {searchHeading(params, titles, city)}
      </h1>
      <p role="status" className="sr-only">
        {results.isSuccess &&
          !results.isPlaceholderData &&
          (total !== 0 || results.emergency === null) &&
          (total === 0 ? 'Ничего не\u00A0найдено' : `Найдено: ${found}`)}
      </p>
      {total === undefined ? (
        results.isPending && (
          <div className="flex h-5 items-center phone:hidden narrow:order-4 wide:col-start-1">
            <Skeleton className="h-3.5 w-full max-w-140" />
          </div>
        )
      ) : total === 0 ? null : (
        // On phones this line is hidden: the tab has the count, and the sheet of sort orders has
        // the explanation.
        <p className="text-small text-ink-2 phone:hidden narrow:order-4 wide:col-start-1">
          <strong className="font-medium text-ink">{`${found}${place}.`}</strong> {total > 1 && orderOf(shown).reason}
        </p>
      )}
      {results.data && total !== 0 && (
        <div className="min-w-0 narrow:order-2 wide:col-span-2">
          <UnderstoodLine search={search} meta={results.data.meta} onLeave={() => headingRef.current?.focus()} />
        </div>
      )}
      <div className="flex flex-wrap items-start gap-2 narrow:order-2 wide:col-start-2 wide:row-span-2 wide:row-start-1">
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
      <NearNote
        near={near}
        className="narrow:order-5 wide:col-span-2 wide:mt-3"
        districts={
          <DistrictsButton
            params={{ ...params, sort: searchDefaults.sort }}
            cityId={city?.id ?? null}
            onApply={change}
          />
        }
      />
    </div>
  );
}

interface UnderstoodLineProps {
  search: Search;
  meta: SearchMeta;
  /** Moves focus to the heading, because the pressed link unmounts. */
  onLeave: () => void;
}

/** Says how the server has understood the text, so that users see why they get these results. */
function UnderstoodLine({ search: { params, changed }, meta, onLeave }: UnderstoodLineProps) {
  const { did_you_mean: corrected, understood } = meta;
  const symptoms = understood?.symptoms ?? [];
  const specialisations = understood?.specialisations ?? [];
  const inText = understood?.filters.filter(({ filter }) => filter === 'patients') ?? [];
  const isChild = inText.some(({ value }) => value === 'children') || params.patients.includes('children');
  const isAnybody = inText.length + params.patients.length === 0;
  const ignored = understood?.ignored ?? [];
  const titles = specialisations.map(({ title }) => lowerFirst(title));
  if (corrected === null && specialisations.length + ignored.length === 0) return null;
  return (
    <p className="text-small text-ink-2">
      {corrected !== null && <>Показываем по&nbsp;запросу {quoted(corrected)}. </>}
      {ignored.length > 0 && (
        <>
          Показываем без&nbsp;{ignored.length > 1 ? 'слов' : 'слова'} {ignored.map(quoted).join(', ')}.{' '}
        </>
      )}
      {symptoms.length > 0 && (
        <>
          {symptoms.length > 1 ? 'По\u00A0симптомам ' : 'По\u00A0симптому '}
          {symptoms.map(({ title }) => quoted(typeset(title))).join(', ')}:{' '}
        </>
      )}
      {specialisations.length > 0 && `${symptoms.length > 0 ? titles.join(', ') : specialistsText(titles)}. `}
      {symptoms.length > 0 && (
        <>
          <Link
            to="/symptoms"
            search={{ q: symptoms.map(({ title }) => title).join(', '), ...(isChild && { who: 'children' }) }}
            className="link"
          >
            Когда звонить&nbsp;103
          </Link>
          {isAnybody && (
            <>
              {' · '}
              <Link to="/search" search={changed({ patients: ['children'] })} onClick={onLeave} className="link">
                Болеет ребёнок
              </Link>
            </>
          )}
        </>
      )}
    </p>
  );
}

/**
 * Text: «С этим идут к педиатру или терапевту». If the dative of a title is unknown, the text has a
 * colon, so that no dative is needed.
 */
function specialistsText(titles: readonly string[]): string {
  const declined = titles.map(dative);
  if (declined.includes(undefined)) return `Это к\u00A0врачу: ${titles.join(', ')}`;
  const last = declined.at(-1) ?? '';
  const others = declined.slice(0, -1).join(', ');
  return `С\u00A0этим идут к\u00A0${others === '' ? last : `${others} или\u00A0${last}`}`;
}
