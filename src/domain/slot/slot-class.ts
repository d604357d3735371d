import { cx } from '@/shared/ui/cx';

/** A box with a time, 40 px high, 44 on phones. It serves a radio, a link or a button alike. */
export const slotClass = cx(
  'relative grid min-h-10 min-w-17 place-items-center rounded-control border border-teal bg-white px-2 font-medium text-teal-press',
  'transition-colors hover:bg-teal-tint active:bg-teal-tint-2 phone:min-h-11',
);

/** A time that somebody else has: it stays in its place, struck through. */
export const takenSlotClass =
  'relative grid min-h-10 min-w-17 place-items-center rounded-control bg-sunken px-2 font-medium text-ink-3 line-through phone:min-h-11';
