import { useEffect, useRef } from 'react';

/**
 * Scrolls a row of links sideways to the current link, which may be off the screen on a phone.
 * @param current identifies the current link; undefined does nothing
 */
export function useCurrentInSight(current: string | undefined) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = row.current;
    if (current === undefined || !box) return undefined;
    // Runs after layout, and again if counts that load later move the links.
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
  // Only sideways, because `scrollIntoView` would scroll the page too.
  if (left < frame.left || right > frame.right) row.scrollBy({ left: left - frame.left - frame.width / 3 });
}
