import type { SearchParams } from '@/features/public/search/address/search-params';
import type { ActiveFilter } from '@/features/public/search/words/active-filters';
import { ChipRemovable } from '@/shared/ui/chip-removable';

interface ActiveChipsProps {
  filters: readonly ActiveFilter[];
  onRemove: (patch: Partial<SearchParams>) => void;
  /** Absent when there is nothing that it could take away. */
  onReset: (() => void) | undefined;
}

/** What narrows the list; a press on a chip takes it away. One line on phones, scrolled sideways. */
export function ActiveChips({ filters, onRemove, onReset }: ActiveChipsProps) {
  return (
    <ul
      aria-label="Выбранные фильтры"
      className="flex scroll-quiet gap-2 phone:-mx-(--gutter) phone:overflow-x-auto phone:px-(--gutter) phone:whitespace-nowrap desktop:flex-wrap"
    >
      {filters.map((filter) => (
        <li key={filter.id}>
          <ChipRemovable onClick={() => onRemove(filter.without)}>{filter.label}</ChipRemovable>
        </li>
      ))}
      {onReset && (
        <li>
          <button
            type="button"
            onClick={onReset}
            className="link min-h-9 px-2 text-small font-medium whitespace-nowrap phone:min-h-10"
          >
            Сбросить всё
          </button>
        </li>
      )}
    </ul>
  );
}
