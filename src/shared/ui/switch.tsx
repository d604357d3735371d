import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';

interface SwitchProps extends Omit<ComponentProps<'button'>, 'role' | 'onChange' | 'type'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is on or off: «Услуга видна пациентам». */
  children: ReactNode;
}

/** On or off at once, without a «save». 44×26. */
export function Switch({ checked, onChange, children, className, ...rest }: SwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
      className={cx('group flex min-h-9 items-center gap-3 rounded-control text-left phone:min-h-11', className)}
    >
      <span
        aria-hidden="true"
        className={cx(
          'h-6.5 w-11 shrink-0 rounded-full p-0.75 transition-colors group-disabled:bg-line forced-colors:border',
          checked ? 'bg-teal' : 'bg-edge',
        )}
      >
        <span
          className={cx(
            'block size-5 rounded-full bg-white transition-[translate] forced-colors:bg-system',
            checked && 'translate-x-4.5',
          )}
        />
      </span>
      {children}
    </button>
  );
}
