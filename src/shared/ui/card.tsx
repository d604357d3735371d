import type { ComponentProps } from 'react';
import { cx } from './cx';

interface CardProps extends ComponentProps<'section'> {
  as?: 'section' | 'article' | 'div' | 'li';
  /** On a white page a card has a line; on a grey one none. */
  edge?: boolean;
}

/** A white sheet with 24 px of padding (16 on phones). */
export function Card({ as = 'section', edge, className, ...rest }: CardProps) {
  // One type stands for all four: they take the same attributes.
  const Tag = as as 'section';
  return (
    <Tag {...rest} className={cx('rounded-card bg-white p-6 phone:p-4', edge && 'border border-line', className)} />
  );
}
