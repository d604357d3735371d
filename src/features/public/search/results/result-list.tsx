import { Link } from '@tanstack/react-router';
import type { SearchItem } from '#generated/models/search-item.ts';
import { CompareBar } from '@/features/public/compare/compare-bar';
import type { Asked } from '@/features/public/compare/compared-doctors';
import { useCompare } from '@/features/public/compare/use-compare';
import type { SearchParams } from '@/features/public/search/address/search-params';
import type { Search } from '@/features/public/search/data/use-search';
import { cx } from '@/shared/ui/cx';
import { Pagination } from '@/shared/ui/pagination';
import { ResultCard } from './result-card';

interface ResultListProps {
  search: Search;
  items: readonly SearchItem[];
  page: number;
  lastPage: number;
  /** These are the results from before: the next ones are on their way. */
  busy: boolean;
  onPage: () => void;
}

/** A page of results and the way to the others. */
export function ResultList({ search, items, page, lastPage, busy, onPage }: ResultListProps) {
  const { params, changed, mark } = search;
  const { compare, refused, toggle } = useCompare(params.compare, mark);
  return (
    <>
      <ul
        aria-busy={busy}
        // Faded only when it takes long enough to be noticed.
        className={cx('flex flex-col gap-4 transition-opacity phone:gap-3', busy && 'opacity-60 delay-150')}
      >
        {items.map((item) => (
          <li key={`${item.kind}-${item.id}`}>
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
          <Link to="/search" search={changed({ page: target })} onClick={onPage} {...link} />
        )}
      />
      {params.category === 'doctors' && compare.length > 0 && (
        <CompareBar compare={compare} refused={refused} asked={askedFor(params)} className="mt-6" />
      )}
    </>
  );
}

/** The doctors are compared for what was searched for: the first service or, without one, the first format. */
function askedFor({ services: [offer], formats: [format] }: SearchParams): Asked {
  return offer === undefined ? { format } : { offer };
}
