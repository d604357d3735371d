import type { ComponentProps } from 'react';
import { cx } from './cx';

interface CardProps extends ComponentProps<'section'> {
  as?: 'section' | 'article' | 'div' | 'li';
  /** Adds a border. Use it only on pages with a white background. */
  edge?: boolean;
}

/** A white box with 24 px of padding, on phones 16 px. */
export function Card({ as = 'section', edge, className, ...rest }: CardProps) {
  // All four tags take the same attributes, so the type of `section` is valid for all of them.
  const Tag = as as 'section';
  return (
    <Tag {...rest} className={cx('rounded-card bg-white p-6 phone:p-4', edge && 'border border-line', className)} />
  );
}
