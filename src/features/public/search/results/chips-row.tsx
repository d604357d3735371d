import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import type { ActiveFilter } from '@/features/public/search/query/active-filters';
import { usePosition } from '@/features/public/search/query/position';
import type { SearchParams } from '@/features/public/search/query/search-query';
import { chipClass, ChipRemovable } from '@/shared/ui/chip';
import { Icon } from '@/shared/ui/icon';
import { Spinner } from '@/shared/ui/spinner';
import type { Near } from './near';
import { quickChoices, type QuickChoice } from './quick-choices';

interface ChipsRowProps {
  params: SearchParams;
  near: Near;
  /** Active filters that neither the heading nor another chip shows. */
  filters: readonly ActiveFilter[];
  onChange: (patch: Partial<SearchParams>) => void;
  onRemove: (patch: Partial<SearchParams>) => void;
  /** Resets the filters; undefined if there is nothing to reset. */
  onReset: (() => void) | undefined;
}

/** Row of active filters and quick filters. On phones the row scrolls sideways. */
export function ChipsRow({ params, near, filters, onChange, onRemove, onReset }: ChipsRowProps) {
  const isLocated = usePosition() !== undefined;
  // If the text already implies a quick filter, the quick filter is omitted.
  const choices = quickChoices(params, isLocated).filter(
    ({ id, on }) => on || !filters.some((filter) => filter.id === id),
  );
  // «near» is a sort order, so it replaces no active filter.
  const pressed = new Set(choices.filter(({ id, on }) => on && id !== 'near').map(({ id }) => id));
  const others = filters.filter(({ id }) => !pressed.has(id));
  if (choices.length + others.length === 0) return null;
  return (
    <div className="scroll-quiet relative flex min-w-0 gap-2 phone:-mx-(--gutter) phone:overflow-x-auto phone:px-(--gutter) phone:whitespace-nowrap desktop:flex-wrap narrow:order-3 wide:col-span-2 wide:mt-3">
      {others.length > 0 && <ActiveChips filters={others} onRemove={onRemove} />}
      {choices.length > 0 && <QuickChips choices={choices} near={near} onChange={onChange} />}
      {onReset && others.length + pressed.size > 0 && (
        <button
          type="button"
          onClick={onReset}
          className="link min-h-9 shrink-0 px-2 text-small font-medium whitespace-nowrap phone:min-h-10 desktop:-ml-2"
        >
          Сбросить всё
        </button>
      )}
    </div>
  );
}

interface QuickChipsProps {
  choices: readonly QuickChoice[];
  near: Near;
  onChange: (patch: Partial<SearchParams>) => void;
}

/** Chips that switch frequent filters on and off. */
function QuickChips({ choices, near, onChange }: QuickChipsProps) {
  return (
    <ul aria-label="Быстрый выбор" className="flex gap-2">
      {choices.map(({ id, label, on, patch }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={on}
            onClick={() => (patch.sort === 'distance' ? near.show() : onChange(patch))}
            className={chipClass(on ? 'on' : 'link', 'whitespace-nowrap')}
          >
            {id === 'near' && (near.asking ? <Spinner /> : <Icon icon={IconCurrentLocation} size={18} />)}
            {label}
            {id === 'near' && (
              <span role="status" className="sr-only">
                {near.asking && 'Узнаём, где вы'}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ActiveChipsProps {
  filters: readonly ActiveFilter[];
  onRemove: (patch: Partial<SearchParams>) => void;
}

function ActiveChips({ filters, onRemove }: ActiveChipsProps) {
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
