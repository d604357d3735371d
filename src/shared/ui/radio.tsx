import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import { radioClass } from './radio-class';

interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
  /** A count at the right edge, as in the filters. */
  count?: ReactNode;
}

/** One choice of a group, 24 px in a row of 36 (44 on phones). The arrows move within one `name`. */
export function Radio({ children, count, className, ...rest }: RadioProps) {
  return (
    <label className={cx('flex min-h-9 items-start gap-3 py-1.5 phone:min-h-11 phone:py-2.5', className)}>
      <input {...rest} type="radio" className={radioClass} />
      <span className="grow">{children}</span>
      {count !== undefined && <span className="text-small leading-6 text-ink-3">{count}</span>}
    </label>
  );
}
