import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ComponentProps } from 'react';
import { chipClass } from './chip-class';
import { Icon } from './icon';

/** An active filter; the whole chip takes it away. */
export function ChipRemovable({ children, className, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={chipClass('on', className)}>
      <span className="sr-only">Убрать фильтр: </span>
      {children}
      <Icon glyph={IconX} size={16} className="-mr-0.5" />
    </button>
  );
}
