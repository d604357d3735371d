/** The box of a time: 40 px high (44 on phones), at least 68 wide. */
export const slotBoxClass =
  'inline-flex h-10 min-w-17 items-center justify-center rounded-control border px-2.5 font-medium transition-colors phone:h-11';

/** A time that can be taken. */
export const slotFreeClass = 'border-teal bg-white text-teal-hover hover:bg-teal-tint active:bg-teal-tint-2';

/** A time that is gone: it stays in its place, struck through. */
export const slotTakenClass = 'border-sunken bg-sunken font-normal text-ink-3 line-through';
