import type { SearchParams } from '@/features/public/search/address/search-params';
import type { ActiveFilter } from '@/features/public/search/words/active-filters';
import { ChipRemovable } from '@/shared/ui/chip';

interface ActiveChipsProps {
  filters: readonly ActiveFilter[];
  onRemove: (patch: Partial<SearchParams>) => void;
}

/** What narrows the list; a press on a chip takes it away. */
export function ActiveChips({ filters, onRemove }: ActiveChipsProps) {
  return (
    <ul aria-label="Выбранные фильтры" className="flex gap-2 desktop:flex-wrap">
      {filters.map((filter) => (
        <li key={filter.id}>
          <ChipRemovable onClick={() => onRemove(filter.without)}>{filter.label}</ChipRemovable>
        </li>
      ))}
    </ul>
  );
}
