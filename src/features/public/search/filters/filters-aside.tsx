import type { SearchFilters200 } from '@generated/models/search-filters200';
import type { UseQueryResult } from '@tanstack/react-query';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { ErrorState } from '@/shared/ui/error-state';
import { FilterPanel } from './filter-panel';
import { FilterPanelSkeleton } from './filter-panel-skeleton';

interface FiltersAsideProps {
  params: SearchParams;
  filters: UseQueryResult<SearchFilters200>;
  onChange: (patch: Partial<SearchParams>) => void;
  className: string;
}

/** The filters beside the results; each takes effect at once. */
export function FiltersAside({ params, filters, onChange, className }: FiltersAsideProps) {
  return (
    <aside aria-label="Фильтры" className={className}>
      <h2 className="sr-only">Фильтры</h2>
      {filters.data ? (
        // A list remembers what was chosen when it first showed: other kinds of result begin anew.
        <FilterPanel
          key={params.category}
          look="side"
          params={params}
          filters={filters.data.data}
          onChange={onChange}
        />
      ) : filters.isPending ? (
        <FilterPanelSkeleton />
      ) : (
        <ErrorState
          level={3}
          title="Фильтры не загрузились"
          busy={filters.isFetching}
          onRetry={() => void filters.refetch()}
        >
          Список можно смотреть и&nbsp;без них.
        </ErrorState>
      )}
    </aside>
  );
}
