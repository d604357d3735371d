import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import type { MouseEventHandler } from 'react';
import { Icon } from '@/shared/ui/icon';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Some of the rows, not all. */
  mixed?: boolean;
  onClick: MouseEventHandler<HTMLInputElement>;
}

/** A checkbox of 20 px whose cell, which is `relative`, can be pressed anywhere. */
export function RowCheckbox({ label, checked, mixed = false, onClick }: RowCheckboxProps) {
  const some = mixed && !checked;
  return (
    <label className="absolute inset-0 flex items-center pl-6">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        // A property only: there is no such attribute.
        ref={(input) => {
          if (input) input.indeterminate = some;
        }}
        onClick={onClick}
        // The press itself decides, for Shift is known only to it.
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
