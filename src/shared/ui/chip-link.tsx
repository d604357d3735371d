import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { chipClass, type ChipLook } from './chip-class';

interface ChipAnchorProps extends ComponentProps<'a'> {
  look?: ChipLook;
}

function ChipAnchor({ look = 'link', className, ...rest }: ChipAnchorProps) {
  return <a {...rest} className={chipClass(look, className)} />;
}

/** A chip that goes somewhere; `look="on"` marks the one of a row that is shown now. */
export const ChipLink = createLink(ChipAnchor);
