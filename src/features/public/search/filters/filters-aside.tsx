import type { UseQueryResult } from '@tanstack/react-query';
import type { SearchFilters200 } from '#generated/models/search-filters200.ts';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { ErrorState } from '@/shared/ui/error-state';
import { FilterPanel } from './filter-panel';
import { FilterPanelSkeleton } from './filter-panel-skeleton';

interface FiltersAsideProps {
  params: SearchParams;
  filters: UseQueryResult<SearchFilters200>;
  onChange: (patch: Partial<SearchParams>) => void;
}

/** The filters beside the results; each takes effect at once. */
export function FiltersAside({ params, filters, onChange }: FiltersAsideProps) {
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
            // A list remembers what was chosen when it first showed: another kind of result begins anew.
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
