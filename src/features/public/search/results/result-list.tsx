import { Link } from '@tanstack/react-router';
import { memo, useDeferredValue, useMemo } from 'react';
import type { SearchItem } from '#generated/models/search-item.ts';
import { ClinicCard } from '@/domain/clinic/clinic-card';
import { DoctorCard } from '@/domain/doctor/doctor-card';
import { AddToAnalyses } from '@/domain/service/add-to-analyses';
import { ServiceCard } from '@/domain/service/service-card';
import { LazyAnalysesBar } from '@/features/public/analyses/lazy-analyses-bar';
import { CompareBar } from '@/features/public/compare/compare-bar';
import type { Asked } from '@/features/public/compare/compared-doctors';
import { useCompare } from '@/features/public/compare/use-compare';
import type { SearchParams } from '@/features/public/search/query/search-query';
import { wantedIn } from '@/features/public/search/query/search-request';
import type { Search } from '@/features/public/search/query/use-search';
import { useForwardNavigation } from '@/shared/forward-navigation';
import { cx } from '@/shared/ui/cx';
import { Pagination } from '@/shared/ui/navigation/pagination';
import type { Wanted } from '@/shared/url/wanted-search';

interface ResultListProps {
  search: Search;
  items: readonly SearchItem[];
  page: number;
  lastPage: number;
  /** Whether the list still shows the previous results, because the next ones are loading. */
  busy: boolean;
  /** Days that the text of the search names: «сегодня». */
  said: string | undefined;
  onPage: () => void;
}

/** One page of results, with links to the other pages. */
export function ResultList({ search, items, page, lastPage, busy, said, onPage }: ResultListProps) {
  const { params, changed } = search;
  const { compare, refused, toggle } = useCompare();
  const settled = useDeferredValue(items, useForwardNavigation() ? items.slice(0, AT_ONCE) : items);
  const wanted = useMemo(() => wantedIn(params, said), [params, said]);
  const analysis = params.category === 'clinics' ? analysisOf(items) : undefined;
  return (
    <>
      {analysis && <AddToAnalyses service={analysis} className="mb-3 -ml-2 phone:mb-2" />}
      <ul
        aria-busy={busy}
        // The list fades with a delay, so that it doesn't flash if loading is fast.
        className={cx(
          'flex flex-col gap-4 transition-opacity phone:gap-3',
          busy && 'opacity-60 delay-150',
          // The list has a minimum height until all cards are rendered, so that content below it
          // doesn't jump.
          settled !== items && 'min-h-dvh',
        )}
      >
        {topFirst(items, settled).map((item) => (
          <li key={keyOf(item)}>
            <ResultCard
              item={item}
              city={params.city}
              titled={params.services.length > 0}
              wanted={wanted}
              compared={item.kind === 'doctor' && compare.includes(item.slug)}
              onCompare={toggle}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        lastPage={lastPage}
        className="mt-8 phone:mt-5 phone:*:justify-between"
        renderLink={({ page: target, ...link }) => (
          <Link
            to="/search"
            search={changed({ page: target })}
            onClick={onPage}
            // The next page is preloaded when the pagination becomes visible at the end of the
            // page.
            preload={target === page + 1 ? 'viewport' : 'intent'}
            {...link}
          />
        )}
      />
      {params.category === 'doctors' && compare.length > 0 && (
        <CompareBar compare={compare} refused={refused} asked={askedFor(params)} className="mt-6" />
      )}
      {params.category !== 'doctors' && <LazyAnalysesBar className="mt-6" />}
    </>
  );
}

/** The analysis, if clinics are searched by one analysis. */
function analysisOf([first]: readonly SearchItem[]) {
  const offer = first?.kind === 'clinic' ? first.offer : null;
  return offer?.kind === 'analysis' ? { id: offer.service_id, title: offer.title } : undefined;
}

/** Number of cards rendered at once. Most windows show no more cards. */
const AT_ONCE = 3;

const keyOf = ({ kind, id }: SearchItem) => `${kind}-${id}`;

/**
 * The first cards of the new results, then the previous cards. A moment later the whole new list
 * replaces them. So the page keeps its height and scroll position.
 */
function topFirst(items: readonly SearchItem[], settled: readonly SearchItem[]): readonly SearchItem[] {
  if (settled === items) return items;
  const top = items.slice(0, AT_ONCE);
  const keys = new Set(top.map(keyOf));
  return [...top, ...settled.slice(AT_ONCE).filter((item) => !keys.has(keyOf(item)))];
}

/**
 * The service or format for the comparison: the first service of the search, or else the first
 * format.
 */
function askedFor({ services: [offer], formats: [format] }: SearchParams): Asked {
  return offer === undefined ? { format } : { offer };
}

interface ResultCardProps {
  item: SearchItem;
  /** The city of the list, for links to services. */
  city: SearchParams['city'];
  /**
   * Whether the search contains a service, so that a doctor's card shows the title of the service.
   */
  titled: boolean;
  wanted: Wanted | undefined;
  compared: boolean;
  onCompare: (slug: string) => void;
}

/** Memoised, because the list is rendered twice before the results of another page arrive. */
const ResultCard = memo(function ResultCard({ item, city, titled, wanted, compared, onCompare }: ResultCardProps) {
  if (item.kind === 'doctor') {
    return (
      <DoctorCard
        doctor={item}
        titled={titled}
        wanted={wanted}
        compared={compared}
        onCompare={() => onCompare(item.slug)}
      />
    );
  }
  if (item.kind === 'clinic') return <ClinicCard clinic={item} wanted={wanted} />;
  if (item.kind === 'service') return <ServiceCard service={item} city={city} />;
  // A kind of result that only a newer server knows is skipped.
  return null;
});
