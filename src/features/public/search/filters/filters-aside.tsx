import type { UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { SearchFiltersAnswer } from '#generated/models/search-filters-answer.ts';
import type { SearchParams } from '@/features/public/search/query/search-query';
import { ErrorState } from '@/shared/ui/error-state';
import { FilterPanel, FilterPanelSkeleton } from './filter-panel';

interface FiltersAsideProps {
  params: SearchParams;
  filters: UseQueryResult<SearchFiltersAnswer>;
  /** Hides the error of the filters when the results failed too and show theirs. */
  silent: boolean;
  onChange: (patch: Partial<SearchParams>) => void;
}

/** Column of filters beside the results on wide screens; each applies at once. */
export function FiltersAside({ silent, ...props }: FiltersAsideProps) {
  const wide = useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches, unknown);
  if (wide) return <div>{!(silent && props.filters.isError) && <SideFilters {...props} />}</div>;
  return (
    // Reserves the column on a server-rendered page.
    <div className="narrow:hidden">
      <FilterPanelSkeleton />
    </div>
  );
}

function SideFilters({ params, filters, onChange }: Omit<FiltersAsideProps, 'silent'>) {
  if (filters.isError && !filters.data) {
    return (
      <ErrorState
        level={2}
        title="Фильтры не загрузились"
        busy={filters.isFetching}
        onRetry={() => void filters.refetch()}
      >
        Список можно смотреть и&nbsp;без них.
      </ErrorState>
    );
  }
  return (
    <aside aria-labelledby="filters">
      <h2 id="filters" className="sr-only">
        Фильтры
      </h2>
      <div>
        {filters.data ? (
          <FilterPanel
            // Remounts per category: a list remembers what was chosen at its first render.
            key={params.category}
            variant="side"
            params={params}
            filters={filters.data.data}
            onChange={onChange}
          />
        ) : (
          <FilterPanelSkeleton />
        )}
      </div>
    </aside>
  );
}

/** The width from which filters and results are side by side (styles.css, `wide`). */
const WIDE = '(width > 1100px)';

/** The server doesn't know the width. */
const unknown = (): boolean => false;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
