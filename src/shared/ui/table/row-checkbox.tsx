import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import type { MouseEventHandler } from 'react';
import { Icon } from '@/shared/ui/icon';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Set if some rows are selected but not all. */
  mixed?: boolean;
  onClick: MouseEventHandler<HTMLInputElement>;
}

/**
 * A checkbox of 20 px that reacts to a press anywhere in its table cell. The cell must be
 * `relative`.
 */
export function RowCheckbox({ label, checked, mixed = false, onClick }: RowCheckboxProps) {
  const some = mixed && !checked;
  return (
    <label className="absolute inset-0 flex items-center pl-6">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        // `indeterminate` can be set only as a property, not as an attribute.
        ref={(input) => {
          if (input) input.indeterminate = some;
        }}
        onClick={onClick}
        // `onClick` handles the change, because only a click event tells whether Shift was pressed.
        onChange={() => undefined}
        className="peer block size-5 appearance-none rounded-badge border border-edge bg-white transition-colors checked:border-teal checked:bg-teal indeterminate:border-teal indeterminate:bg-teal hover:border-teal"
      />
      <Icon
        icon={some ? IconMinus : IconCheck}
        size={16}
        className="pointer-events-none invisible -ml-4.5 stroke-3 text-white peer-checked:visible peer-indeterminate:visible forced-colors:text-system"
      />
    </label>
  );
}
