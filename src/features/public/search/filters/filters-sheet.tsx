import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchFilters, useSearchResults } from '#generated/api/public-search/public-search.ts';
import { usePosition } from '@/features/public/search/query/position';
import type { SearchParams } from '@/features/public/search/query/search-query';
import {
  type FilterKey,
  filtersRequest,
  resultsRequest,
  withoutFilters,
} from '@/features/public/search/query/search-request';
import { foundCount, showCount } from '@/features/public/search/query/search-text';
import { Button } from '@/shared/ui/button';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { FilterPanel, FilterPanelSkeleton } from './filter-panel';

interface FiltersSheetProps {
  params: SearchParams;
  cityId: number | null;
  /** The filter that is shown unfolded. */
  opened?: FilterKey;
  onApply: (params: SearchParams) => void;
  onClose: () => void;
}

/**
 * Filters on small screens. The changes take effect when the user presses the button, whose text
 * shows the number of results.
 */
export function FiltersSheet({ params, cityId, opened, onApply, onClose }: FiltersSheetProps) {
  const near = usePosition();
  const [draft, setDraft] = useState<SearchParams>({ ...params, page: 1 });
  const query = { placeholderData: keepPreviousData, meta: { silent: true } };
  const filters = useSearchFilters(filtersRequest(draft, cityId), { query });
  // The search page sends the same request, so it finds the answer in the cache.
  const results = useSearchResults(resultsRequest(draft, cityId, near), { query });
  const total = results.data?.meta.total;

  return (
    <Sheet
      title="Фильтры"
      onClose={onClose}
      secondary={
        <Button
          variant="quiet"
          className="grow-0! px-3"
          onClick={() => setDraft({ ...withoutFilters(draft), sort: draft.sort })}
        >
          Сбросить
        </Button>
      }
      primary={
        <Button
          variant="primary"
          disabled={total === 0}
          onClick={() => {
            onApply(draft);
            onClose();
          }}
        >
          {total === undefined ? 'Показать' : total === 0 ? 'Ничего не\u00A0найдено' : showCount(draft.category, total)}
        </Button>
      }
    >
      {filters.data ? (
        <FilterPanel
          variant="sheet"
          opened={opened}
          params={draft}
          filters={filters.data.data}
          onChange={(patch) => setDraft((current) => ({ ...current, ...patch }))}
        />
      ) : (
        <FilterPanelSkeleton />
      )}
      <span role="status" className="sr-only">
        {results.isPlaceholderData || total === undefined ? '' : `Найдено: ${foundCount(draft.category, total)}`}
      </span>
    </Sheet>
  );
}
