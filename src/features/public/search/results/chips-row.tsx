import { quickChoices } from '@/features/public/search/address/quick-choices';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { usePosition } from '@/features/public/search/near/position';
import type { Near } from '@/features/public/search/near/use-near';
import type { ActiveFilter } from '@/features/public/search/words/active-filters';
import { ActiveChips } from './active-chips';
import { QuickChips } from './quick-chips';

interface ChipsRowProps {
  params: SearchParams;
  near: Near;
  /** Filters that hold and that no other chip or the heading names. */
  filters: readonly ActiveFilter[];
  onChange: (patch: Partial<SearchParams>) => void;
  onRemove: (patch: Partial<SearchParams>) => void;
  /** Absent when there is nothing that it could take away. */
  onReset: (() => void) | undefined;
}

/** What narrows the list, and what could with one press. One line on phones, scrolled sideways. */
export function ChipsRow({ params, near, filters, onChange, onRemove, onReset }: ChipsRowProps) {
  const isLocated = usePosition() !== undefined;
  // What the text has said already need not be offered.
  const choices = quickChoices(params, isLocated).filter(
    ({ id, on }) => on || !filters.some((filter) => filter.id === id),
  );
  // An order narrows nothing.
  const pressed = new Set(choices.filter(({ id, on }) => on && id !== 'near').map(({ id }) => id));
  const others = filters.filter(({ id }) => !pressed.has(id));
  if (choices.length + others.length === 0) return null;
  return (
    <div className="flex min-w-0 scroll-quiet gap-2 phone:-mx-(--gutter) phone:overflow-x-auto phone:px-(--gutter) phone:whitespace-nowrap desktop:flex-wrap narrow:order-3 wide:col-span-2 wide:mt-3">
      {others.length > 0 && <ActiveChips filters={others} onRemove={onRemove} />}
      {choices.length > 0 && <QuickChips choices={choices} near={near} onChange={onChange} />}
      {onReset && others.length + pressed.size > 0 && (
        <button
          type="button"
          onClick={onReset}
          className="link min-h-9 shrink-0 px-2 text-small font-medium whitespace-nowrap phone:min-h-10"
        >
          Сбросить всё
        </button>
      )}
    </div>
  );
}
