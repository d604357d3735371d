import type { ReactNode } from 'react';
import { cx } from '@/shared/ui/cx';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A native checkbox that looks like a switch and is announced as one. Its row is 36 px high, on
 * phones 44 px.
 */
export function Switch({ checked, onChange, disabled, className, children }: SwitchProps) {
  return (
    <label className={cx('flex min-h-9 items-center gap-3 phone:min-h-11', className)}>
      <span className="relative h-6 w-11 shrink-0">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked)}
          className="peer block h-6 w-11 appearance-none rounded-full bg-edge transition-colors checked:bg-teal disabled:bg-ink-off forced-colors:border"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0.5 left-0.5 size-5 rounded-full bg-white transition-[translate] peer-checked:translate-x-5 forced-colors:bg-system"
        />
      </span>
      <span>{children}</span>
    </label>
  );
}
