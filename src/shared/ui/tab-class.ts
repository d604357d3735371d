/** The row of tabs: one hairline under all, scrolled sideways on phones. */
export const tabListClass = 'flex gap-6 overflow-x-auto border-b border-line scroll-quiet';

/** One tab, 48 px high; chosen by `aria-current` (links) or `aria-selected` (panels). */
export const tabClass =
  'chosen-mark -mb-px flex h-12 shrink-0 items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2 transition-colors ' +
  'hover:border-edge hover:text-ink focus-visible:-outline-offset-3 ' +
  'aria-[current=page]:border-teal aria-[current=page]:text-teal aria-selected:border-teal aria-selected:text-teal';
