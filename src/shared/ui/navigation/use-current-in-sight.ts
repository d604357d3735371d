import { useEffect, useRef } from 'react';

/**
 * Scrolls a row of links sideways until the current link is visible, because a phone may not show
 * the whole row.
 * @param current id of the current link. If it is undefined, nothing happens
 */
export function useCurrentInSight(current: string | undefined) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = row.current;
    if (current === undefined || !box) return undefined;
    // The observer runs after layout, and again when the links move because their counts have
    // loaded.
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
  // `scrollIntoView` would scroll the page too.
  if (left < frame.left || right > frame.right) row.scrollBy({ left: left - frame.left - frame.width / 3 });
}
