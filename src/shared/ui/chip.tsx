import type { ComponentProps } from 'react';
import { chipClass } from './chip-class';

interface ChipProps extends ComponentProps<'button'> {
  /** Switched on. */
  on: boolean;
}

/** A filter that is switched on and off in place. */
export function Chip({ on, className, ...rest }: ChipProps) {
  return <button type="button" {...rest} aria-pressed={on} className={chipClass(on ? 'on' : 'toggle', className)} />;
}
