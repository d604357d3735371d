import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import { type QuickChoice } from '@/features/public/search/address/quick-choices';
import type { SearchParams } from '@/features/public/search/address/search-params';
import type { Near } from '@/features/public/search/near/use-near';
import { chipClass } from '@/shared/ui/chip';
import { Icon } from '@/shared/ui/icon';
import { Spinner } from '@/shared/ui/spinner';

interface QuickChipsProps {
  choices: readonly QuickChoice[];
  near: Near;
  onChange: (patch: Partial<SearchParams>) => void;
}

/** What is asked for most, to be switched on and off without the filters. */
export function QuickChips({ choices, near, onChange }: QuickChipsProps) {
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
