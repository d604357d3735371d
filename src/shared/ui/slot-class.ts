/** The box of a time: 40 px high (44 on phones), at least 68 wide. */
export const slotBoxClass =
  'inline-flex h-10 min-w-17 items-center justify-center rounded-control border px-2.5 font-medium transition-colors phone:h-11';

export const slotClass = {
  free: 'border-teal bg-white text-teal-hover hover:bg-teal-tint active:bg-teal-tint-2',
  /** Somebody else has it. */
  taken: 'border-sunken bg-sunken font-normal text-ink-3 line-through',
  /** The visit that is being moved. */
  own: 'border-line bg-canvas text-ink-2',
} as const;
