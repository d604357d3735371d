import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '@/shared/ui/cx';

/** Pixels of a column that has no room to grow, as in the grid; and of what stands beside the columns. */
const [COLUMN, BESIDE] = [150, 148];

/** How far ahead of what is in sight, in pixels. */
const NEAR = 3 * COLUMN;

/** How many columns the screen has room for. */
export function columnsInSight(): number {
  return Math.ceil((window.innerWidth - BESIDE) / COLUMN);
}

interface LaterColumnProps {
  /** Drawn at once. */
  now: boolean;
  /** How its place looks until then. */
  className?: string;
  children: ReactNode;
}

/**
 * A column, or its head, that is drawn as it comes near, or when the browser has nothing else to do: a clinic may have sixty doctors. Once
 * drawn it stays.
 */
export function LaterColumn({ now, className, children }: LaterColumnProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(now);
  if (now && !isDrawn) setDrawn(true);
  useEffect(() => {
    if (isDrawn || place.current === null) return undefined;
    return drawLater(place.current, () => setDrawn(true));
  }, [isDrawn]);
  return isDrawn ? children : <div ref={place} aria-hidden className={cx('w-37.5 shrink-0 grow', className)} />;
}

/** What isn't drawn yet, in order, and what of it is near. */
const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
let isAsked = false;

/** One for all places of a board: each of its own would be asked with every frame. */
const watchers = new WeakMap<Element, IntersectionObserver>();

function watcherOf(grid: Element): IntersectionObserver {
  const known = watchers.get(grid);
  if (known !== undefined) return known;
  const watch: IntersectionObserverCallback = (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && waiting.has(target)) near.add(target);
      else near.delete(target);
    }
    drawNext();
  };
  const made = new IntersectionObserver(watch, { root: grid, rootMargin: `0px ${NEAR}px` });
  watchers.set(grid, made);
  return made;
}

function drawLater(place: Element, draw: () => void): () => void {
  const grid = place.closest('[role=group]');
  const watcher = grid && watcherOf(grid);
  waiting.set(place, draw);
  watcher?.observe(place);
  drawNext();
  return () => {
    watcher?.unobserve(place);
    waiting.delete(place);
    near.delete(place);
  };
}

/** One at a time, so that no frame waits for two: what is near with the next frame, the rest while nothing moves. */
function drawNext(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  const draw = (place: Element | undefined) => {
    isAsked = false;
    const act = place && waiting.get(place);
    if (place) {
      waiting.delete(place);
      near.delete(place);
    }
    act?.();
    drawNext();
  };
  if (near.size > 0) requestAnimationFrame(() => draw(first(near)));
  else whenIdle((isMoving) => draw(first(near) ?? (isMoving ? undefined : first(waiting.keys()))));
}

function first<Item>(items: Iterable<Item>): Item | undefined {
  for (const item of items) return item;
  return undefined;
}

/** Milliseconds that the browser has left only while it draws no frames. */
const STILL = 20;

function whenIdle(act: (isMoving: boolean) => void): void {
  // Safari before 26 has none.
  if ('requestIdleCallback' in window) requestIdleCallback((deadline) => act(deadline.timeRemaining() < STILL));
  else setTimeout(() => act(false), 50);
}
