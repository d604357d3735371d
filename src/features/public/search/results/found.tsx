import type { SearchResults200 } from '#generated/models/search-results200.ts';
import { BeyondNote } from '@/features/public/lists/beyond-note';
import type { SearchParams } from '@/features/public/search/address/search-params';
import type { Search } from '@/features/public/search/data/use-search';
import type { ActiveFilter } from '@/features/public/search/words/active-filters';
import { NoResults } from './no-results';
import { ResultList } from './result-list';

interface FoundProps {
  search: Search;
  found: SearchResults200;
  /** The page shown; `beyond`: the address asked for one after the last. */
  page: number;
  beyond: boolean;
  /** These are the results from before: the next ones are on their way. */
  busy: boolean;
  filters: readonly ActiveFilter[];
  onRemove: (patch: Partial<SearchParams>) => void;
  onReset: () => void;
  onLeave: () => void;
}

/** What came of a search: a page of results, or nothing and what to do about it. */
export function Found({ search, found, page, beyond, busy, filters, onRemove, onReset, onLeave }: FoundProps) {
  const { data: items, meta } = found;
  if (meta.total === 0) {
    return <NoResults search={search} filters={filters} onRemove={onRemove} onReset={onReset} onLeave={onLeave} />;
  }
  return (
    <>
      {beyond && <BeyondNote asked={search.params.page} shown={page} />}
      <ResultList search={search} items={items} page={page} lastPage={meta.last_page} busy={busy} onPage={onLeave} />
    </>
  );
}
