import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchFilters, useSearchResults } from '#generated/api/public-search/public-search.ts';
import type { FilterKey } from '@/features/public/search/address/filter-keys';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { filtersRequest, resultsRequest, withoutFilters } from '@/features/public/search/address/search-request';
import { usePosition } from '@/features/public/search/near/position';
import { foundCount, showCount } from '@/features/public/search/words/category-words';
import { Button } from '@/shared/ui/button';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { FilterPanel } from './filter-panel';
import { FilterPanelSkeleton } from './filter-panel-skeleton';

interface FiltersSheetProps {
  params: SearchParams;
  cityId: number | null;
  /** A filter that somebody came for: it stands open. */
  opened?: FilterKey;
  onApply: (params: SearchParams) => void;
  onClose: () => void;
}

/** Filters on small screens: chosen in peace, with the count of what they leave, and applied by the button. */
export function FiltersSheet({ params, cityId, opened, onApply, onClose }: FiltersSheetProps) {
  const near = usePosition();
  const [draft, setDraft] = useState<SearchParams>({ ...params, page: 1 });
  const query = { placeholderData: keepPreviousData, meta: { silent: true } };
  const filters = useSearchFilters(filtersRequest(draft, cityId), { query });
  // The very request of the page to come: the button opens it out of the cache.
  const results = useSearchResults(resultsRequest(draft, cityId, near), { query });
  const total = results.data?.meta.total;

  return (
    <Sheet
      title="Фильтры"
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" size="large" onClick={() => setDraft({ ...withoutFilters(draft), sort: draft.sort })}>
            Сбросить
          </Button>
          <Button
            variant="primary"
            size="large"
            className="grow"
            disabled={total === 0}
            onClick={() => {
              onApply(draft);
              onClose();
            }}
          >
            {total === undefined
              ? 'Показать'
              : total === 0
                ? 'Ничего не\u00A0найдено'
                : showCount(draft.category, total)}
          </Button>
          <span role="status" className="sr-only">
            {results.isPlaceholderData || total === undefined ? '' : `Найдено: ${foundCount(draft.category, total)}`}
          </span>
        </>
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
    </Sheet>
  );
}
