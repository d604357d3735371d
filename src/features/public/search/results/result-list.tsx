import { Link } from '@tanstack/react-router';
import { memo, useDeferredValue } from 'react';
import type { SearchItem } from '#generated/models/search-item.ts';
import { ClinicCard } from '@/domain/clinic/clinic-card';
import { DoctorCard } from '@/domain/doctor/doctor-card';
import { ServiceCard } from '@/domain/service/service-card';
import { CompareBar } from '@/features/public/compare/compare-bar';
import type { Asked } from '@/features/public/compare/compared-doctors';
import { useCompare } from '@/features/public/compare/use-compare';
import type { SearchParams } from '@/features/public/search/query/search-query';
import type { Search } from '@/features/public/search/query/use-search';
import { useForwardNavigation } from '@/shared/forward-navigation';
import { cx } from '@/shared/ui/cx';
import { Pagination } from '@/shared/ui/navigation/pagination';

interface ResultListProps {
  search: Search;
  items: readonly SearchItem[];
  page: number;
  lastPage: number;
  /** These are the previous results: the next ones are loading. */
  busy: boolean;
  onPage: () => void;
}

/** A page of results with links to the others. */
export function ResultList({ search, items, page, lastPage, busy, onPage }: ResultListProps) {
  const { params, changed } = search;
  const { compare, refused, toggle } = useCompare();
  const settled = useDeferredValue(items, useForwardNavigation() ? items.slice(0, AT_ONCE) : items);
  return (
    <>
      <ul
        aria-busy={busy}
        // Fades only when loading takes a while.
        className={cx(
          'flex flex-col gap-4 transition-opacity phone:gap-3',
          busy && 'opacity-60 delay-150',
          // What follows the list is not shown before all of it is there.
          settled !== items && 'min-h-dvh',
        )}
      >
        {topFirst(items, settled).map((item) => (
          <li key={keyOf(item)}>
            <ResultCard
              item={item}
              city={params.city}
              titled={params.services.length > 0}
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
            // Who has come down to the links has read this page: the next one is there before it is asked for.
            preload={target === page + 1 ? 'viewport' : 'intent'}
            {...link}
          />
        )}
      />
      {params.category === 'doctors' && compare.length > 0 && (
        <CompareBar compare={compare} refused={refused} asked={askedFor(params)} className="mt-6" />
      )}
    </>
  );
}

/** As many cards as most windows show at the top of a page. */
const AT_ONCE = 3;

const keyOf = ({ kind, id }: SearchItem) => `${kind}-${id}`;

/**
 * The list while it comes or changes: what is on top is drawn at once, what is below it a moment later. Until then the cards of before stay
 * there, so that the page keeps its height and the scroll its place.
 */
function topFirst(items: readonly SearchItem[], settled: readonly SearchItem[]): readonly SearchItem[] {
  if (settled === items) return items;
  const top = items.slice(0, AT_ONCE);
  const keys = new Set(top.map(keyOf));
  return [...top, ...settled.slice(AT_ONCE).filter((item) => !keys.has(keyOf(item)))];
}

/** What doctors are compared by: the first service searched for or, without one, the first format. */
function askedFor({ services: [offer], formats: [format] }: SearchParams): Asked {
  return offer === undefined ? { format } : { offer };
}

interface ResultCardProps {
  item: SearchItem;
  /** The list's city, for the links of services. */
  city: SearchParams['city'];
  /** A service was searched for, so the doctors' cards name it. */
  titled: boolean;
  compared: boolean;
  onCompare: (slug: string) => void;
}

/** Cards that stay are not drawn again: turning a page renders the list twice before the next one arrives. */
const ResultCard = memo(function ResultCard({ item, city, titled, compared, onCompare }: ResultCardProps) {
  if (item.kind === 'doctor') {
    return <DoctorCard doctor={item} titled={titled} compared={compared} onCompare={() => onCompare(item.slug)} />;
  }
  if (item.kind === 'clinic') return <ClinicCard clinic={item} />;
  if (item.kind === 'service') return <ServiceCard service={item} city={city} />;
  // A newer kind of result is left out.
  return null;
});
