import type { ComponentProps } from 'react';
import { cx } from './cx';

interface CardProps extends ComponentProps<'section'> {
  as?: 'section' | 'article' | 'div' | 'li';
  /** Adds a border, which cards have on white pages only. */
  edge?: boolean;
}

/** A white box with 24 px of padding (16 on phones). */
export function Card({ as = 'section', edge, className, ...rest }: CardProps) {
  // Typed as one of the four tags, which take the same attributes.
  const Tag = as as 'section';
  return (
    <Tag {...rest} className={cx('rounded-card bg-white p-6 phone:p-4', edge && 'border border-line', className)} />
  );
}
