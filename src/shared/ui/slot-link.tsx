import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { cx } from './cx';
import { slotBoxClass, slotClass } from './slot-class';

function SlotAnchor({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={cx(slotBoxClass, slotClass.free, className)} />;
}

/** A time on a card: goes straight to the booking. Name the day and the doctor in `aria-label`. */
export const SlotLink = createLink(SlotAnchor);
