import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  children: ReactNode;
}

/** On or off at once, without a «save». 44×26. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <label className={cx('flex min-h-9 items-center gap-3 phone:min-h-11', className)}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className={cx(
          'h-6.5 w-11 shrink-0 appearance-none rounded-full bg-edge p-0.75 transition-colors checked:bg-teal disabled:bg-line',
          'before:block before:size-5 before:rounded-full before:bg-white before:transition-[translate] checked:before:translate-x-4.5',
          'forced-colors:border forced-colors:before:bg-system',
        )}
      />
      <span>{children}</span>
    </label>
  );
}
