import type { UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { SearchFiltersAnswer } from '#generated/models/search-filters-answer.ts';
import type { SearchParams } from '@/features/public/search/query/search-query';
import { ErrorState } from '@/shared/ui/error-state';
import { FilterPanel, FilterPanelSkeleton } from './filter-panel';

interface FiltersAsideProps {
  params: SearchParams;
  filters: UseQueryResult<SearchFiltersAnswer>;
  /** Whether the error of the filters is hidden, because the results show the same error. */
  silent: boolean;
  onChange: (patch: Partial<SearchParams>) => void;
}

/** Column of filters beside the results on wide screens. Each change takes effect at once. */
export function FiltersAside({ silent, ...props }: FiltersAsideProps) {
  const wide = useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches, unknown);
  if (wide) return <div>{!(silent && props.filters.isError) && <SideFilters {...props} />}</div>;
  return (
    // A server that renders the page doesn't know the width, so CSS hides this placeholder on
    // narrow screens.
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
            // The React key changes with the category, which remounts the filters, because a list
            // remembers the options that were chosen at first.
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

/**
 * From this width on, the filters are beside the results. It is the same width as `wide` in
 * styles.css.
 */
const WIDE = '(width > 1100px)';

/** On the server the width is unknown. */
const unknown = (): boolean => false;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
