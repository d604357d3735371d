import { useEffect, useRef } from 'react';

/**
 * Scrolls a row of links sideways to the current one: on a phone it may be beyond the edge.
 *
 * @param current identifies the current link; nothing happens while it is undefined
 */
export function useCurrentInSight(current: string | undefined) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = row.current;
    if (current === undefined || !box) return undefined;
    // Runs once the row is laid out, and again when counts that load later push the links aside.
    const growth = new ResizeObserver(() => bringIntoSight(box));
    for (const link of box.children) growth.observe(link);
    return () => growth.disconnect();
  }, [current]);
  return row;
}

function bringIntoSight(row: HTMLElement): void {
  const link = row.querySelector('[aria-current=page]');
  if (!link) return;
  const { left, right } = link.getBoundingClientRect();
  const frame = row.getBoundingClientRect();
  // Only sideways: `scrollIntoView` would move the page as well.
  if (left < frame.left || right > frame.right) row.scrollBy({ left: left - frame.left - frame.width / 3 });
}
