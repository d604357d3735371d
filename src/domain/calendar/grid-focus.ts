/**
 * Keyboard focus in a grid of blocks. All blocks of the grid together are one tab stop. Arrow keys
 * move along a column and to the nearest block of the next column.
 */
const BLOCK = '[data-block]';
const COLUMN = '[data-column]';

const blocksIn = (place: Element): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(BLOCK)];
const startOf = (block: HTMLElement): number => Number(block.dataset['block']);

const STOP = `${BLOCK}[tabindex="0"]`;

/**
 * Makes sure that exactly one block is the tab stop: the block that had focus last, or else the
 * first block. Blocks are rendered with `tabIndex={-1}`.
 */
export function keepOneStop(grid: HTMLElement): void {
  if (grid.querySelector(STOP) !== null) return;
  const first = grid.querySelector<HTMLElement>(BLOCK);
  if (first !== null) first.tabIndex = 0;
}

/** Makes the focused block the tab stop. */
export function rememberFocus(grid: HTMLElement, target: EventTarget): void {
  const focused = target instanceof Element ? target.closest<HTMLElement>(BLOCK) : null;
  if (focused === null) return;
  for (const stop of grid.querySelectorAll<HTMLElement>(STOP)) stop.tabIndex = -1;
  focused.tabIndex = 0;
}

/**
 * Moves focus on an arrow key, Home or End.
 * @returns whether the key has moved the focus
 */
export function moveFocus(grid: HTMLElement, target: EventTarget, key: string): boolean {
  const block = target instanceof Element ? target.closest<HTMLElement>(BLOCK) : null;
  const next = block === null ? undefined : neighbour(grid, block, key);
  next?.focus();
  return next !== undefined;
}

function neighbour(grid: HTMLElement, block: HTMLElement, key: string): HTMLElement | undefined {
  const columns = [...grid.querySelectorAll<HTMLElement>(COLUMN)];
  const index = columns.findIndex((column) => column.contains(block));
  const own = columns[index];
  if (own === undefined) return undefined;
  const blocks = blocksIn(own);
  const at = blocks.indexOf(block);
  switch (key) {
    case 'ArrowDown':
      return blocks[at + 1];
    case 'ArrowUp':
      return blocks[at - 1];
    case 'Home':
      return blocks[0];
    case 'End':
      return blocks.at(-1);
    case 'ArrowRight':
      return nearest(columns.slice(index + 1), block);
    case 'ArrowLeft':
      return nearest(columns.slice(0, index).toReversed(), block);
    default:
      return undefined;
  }
}

/** In the first column that has blocks, the block whose start is nearest to the start of `to`. */
function nearest(columns: readonly HTMLElement[], to: HTMLElement): HTMLElement | undefined {
  const blocks = columns.map(blocksIn).find((some) => some.length > 0) ?? [];
  const distance = (block: HTMLElement): number => Math.abs(startOf(block) - startOf(to));
  return blocks.toSorted((a, b) => distance(a) - distance(b))[0];
}
