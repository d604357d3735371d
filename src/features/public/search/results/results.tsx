import type { SearchParams } from '@/features/public/search/address/search-params';
import type { useResults } from '@/features/public/search/data/use-results';
import type { Search } from '@/features/public/search/data/use-search';
import type { ActiveFilter } from '@/features/public/search/words/active-filters';
import { ErrorState } from '@/shared/ui/error-state';
import { Found } from './found';
import { ResultSkeletons } from './result-skeletons';

interface ResultsProps {
  search: Search;
  results: ReturnType<typeof useResults>;
  filters: readonly ActiveFilter[];
  /** Asks again for all that failed. */
  onRetry: () => void;
  onRemove: (patch: Partial<SearchParams>) => void;
  onReset: () => void;
  /** What was pressed will be gone: focus goes to the heading. */
  onLeave: () => void;
}

/** The results in whatever state they are. */
export function Results({ results, onRetry, ...found }: ResultsProps) {
  const { category } = found.search.params;
  if (results.data === undefined && results.isError) {
    return (
      <ErrorState className="rounded-card border border-line" busy={results.isFetching} onRetry={onRetry}>
        Проверьте интернет и&nbsp;повторите. Ваши фильтры сохранены.
      </ErrorState>
    );
  }
  if (!results.data) return <ResultSkeletons category={category} />;
  return (
    <Found
      found={results.data}
      page={results.page}
      beyond={results.beyond}
      busy={results.isPlaceholderData}
      {...found}
    />
  );
}
