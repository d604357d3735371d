/** A row of the menu without an icon. */
export const plainRow =
  'flex min-h-12 items-center rounded-control px-3 py-2 font-medium transition-colors hover:bg-canvas aria-[current=page]:bg-teal-tint aria-[current=page]:text-teal-press';
