import { Link } from '@tanstack/react-router';
import { memo, useDeferredValue } from 'react';
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
import { isActive } from '@/features/public/search/query/search-request';
import type { Search } from '@/features/public/search/query/use-search';
import { useForwardNavigation } from '@/shared/forward-navigation';
import { cx } from '@/shared/ui/cx';
import { Pagination } from '@/shared/ui/navigation/pagination';

interface ResultListProps {
  search: Search;
  items: readonly SearchItem[];
  page: number;
  lastPage: number;
  /** The next results are loading; these are the previous results. */
  busy: boolean;
  onPage: () => void;
}

/** A page of results with pagination. */
export function ResultList({ search, items, page, lastPage, busy, onPage }: ResultListProps) {
  const { params, changed } = search;
  const { compare, refused, toggle } = useCompare();
  const settled = useDeferredValue(items, useForwardNavigation() ? items.slice(0, AT_ONCE) : items);
  const analysis = params.category === 'clinics' ? analysisOf(items) : undefined;
  return (
    <>
      {analysis && <AddToAnalyses service={analysis} className="mb-3 -ml-2 phone:mb-2" />}
      <ul
        aria-busy={busy}
        // The delay avoids a flash when loading is fast.
        className={cx(
          'flex flex-col gap-4 transition-opacity phone:gap-3',
          busy && 'opacity-60 delay-150',
          // Pushes what follows the list out of view until the list is complete.
          settled !== items && 'min-h-dvh',
        )}
      >
        {topFirst(items, settled).map((item) => (
          <li key={keyOf(item)}>
            <ResultCard
              item={item}
              city={params.city}
              titled={params.services.length > 0}
              timed={isActive('when', params) || isActive('hours', params)}
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
            // A user who sees the pagination has read this page, so the next one is preloaded.
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

/** The one analysis for which clinics were searched. */
function analysisOf([first]: readonly SearchItem[]) {
  const offer = first?.kind === 'clinic' ? first.offer : null;
  return offer?.kind === 'analysis' ? { id: offer.service_id, title: offer.title } : undefined;
}

/** Cards rendered at once: as many as fit most windows. */
const AT_ONCE = 3;

const keyOf = ({ kind, id }: SearchItem) => `${kind}-${id}`;

/**
 * Renders the top cards at once and the rest a moment later. Until then the previous cards stay
 * below, so that the page keeps its height and scroll position.
 */
function topFirst(items: readonly SearchItem[], settled: readonly SearchItem[]): readonly SearchItem[] {
  if (settled === items) return items;
  const top = items.slice(0, AT_ONCE);
  const keys = new Set(top.map(keyOf));
  return [...top, ...settled.slice(AT_ONCE).filter((item) => !keys.has(keyOf(item)))];
}

/**
 * What doctors are compared for: the first service of the search; without a service, its first
 * format.
 */
function askedFor({ services: [offer], formats: [format] }: SearchParams): Asked {
  return offer === undefined ? { format } : { offer };
}

interface ResultCardProps {
  item: SearchItem;
  /** The list's city, for links of services. */
  city: SearchParams['city'];
  /** The search names a service, so cards of doctors show it. */
  titled: boolean;
  /** The search names days or hours, so the doctor's page opens at the card's first time. */
  timed: boolean;
  compared: boolean;
  onCompare: (slug: string) => void;
}

/** Memoised: turning a page renders the list twice before the next one arrives. */
const ResultCard = memo(function ResultCard({ item, city, titled, timed, compared, onCompare }: ResultCardProps) {
  if (item.kind === 'doctor') {
    return (
      <DoctorCard
        doctor={item}
        titled={titled}
        timed={timed}
        compared={compared}
        onCompare={() => onCompare(item.slug)}
      />
    );
  }
  if (item.kind === 'clinic') return <ClinicCard clinic={item} />;
  if (item.kind === 'service') return <ServiceCard service={item} city={city} />;
  // Skips a kind of result unknown to this version.
  return null;
});
