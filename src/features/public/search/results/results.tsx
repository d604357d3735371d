import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { Suspense } from 'react';
import type { SearchParams } from '@/features/public/search/address/search-params';
import type { useResults } from '@/features/public/search/data/use-results';
import type { Search } from '@/features/public/search/data/use-search';
import type { ActiveFilter } from '@/features/public/search/words/active-filters';
import { ErrorState } from '@/shared/ui/error-state';
import { Note } from '@/shared/ui/note';
import { NoResults } from './no-results';
import { ResultList } from './result-list';
import { ResultSkeletons } from './result-skeletons';

interface ResultsProps {
  search: Search;
  results: ReturnType<typeof useResults>;
  filters: readonly ActiveFilter[];
  /** Asks again for all that failed. */
  onRetry: () => void;
  onRemove: (patch: Partial<SearchParams>) => void;
  onReset: () => void;
  onPage: () => void;
}

/** The results in whatever state they are. */
export function Results({ search, results, filters, onRetry, onPage, ...actions }: ResultsProps) {
  const { params } = search;
  if (results.data === undefined) {
    if (results.isPending) return <ResultSkeletons category={params.category} />;
    return (
      <ErrorState className="rounded-card border border-line" busy={results.isFetching} onRetry={onRetry}>
        Проверьте интернет и&nbsp;повторите. Ваши фильтры сохранены.
      </ErrorState>
    );
  }

  const { data: items, meta } = results.data;
  if (meta.total === 0) {
    return <NoResults search={search} filters={filters} didYouMean={meta.did_you_mean} onLeave={onPage} {...actions} />;
  }
  return (
    <>
      {results.beyond && (
        <Note tone="teal" glyph={IconInfoCircle} className="mb-4">
          Страницы {params.page}&nbsp;нет: показываем последнюю, {results.page}-ю.
        </Note>
      )}
      <Suspense fallback={<ResultSkeletons category={params.category} />}>
        <ResultList
          search={search}
          items={items}
          page={results.page}
          lastPage={meta.last_page}
          busy={results.isPlaceholderData}
          onPage={onPage}
        />
      </Suspense>
    </>
  );
}
