import { type QuickChoice } from '@/features/public/search/address/quick-choices';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { chipClass } from '@/shared/ui/chip-class';

interface QuickChipsProps {
  choices: readonly QuickChoice[];
  onChange: (patch: Partial<SearchParams>) => void;
}

/** What is asked for most, to be switched on and off without the filters. */
export function QuickChips({ choices, onChange }: QuickChipsProps) {
  return (
    <ul aria-label="Быстрый выбор" className="flex gap-2">
      {choices.map(({ id, label, on, patch }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={on}
            onClick={() => onChange(patch)}
            className={chipClass(on ? 'on' : 'link', 'whitespace-nowrap')}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
