import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '@/shared/ui/cx';

/** Pixels: the minimal width of a column as in the grid, and the width beside the columns. */
const [COLUMN, BESIDE] = [150, 148];

/** Pixels outside the viewport within which columns are rendered early. */
const NEAR = 3 * COLUMN;

/** The number of columns that fit the screen. */
export function columnsInSight(): number {
  return Math.ceil((window.innerWidth - BESIDE) / COLUMN);
}

interface LaterColumnProps {
  /** Renders at once. */
  now: boolean;
  /** Classes of the placeholder. */
  className?: string;
  children: ReactNode;
}

/**
 * Renders a column or its head when it comes near the viewport or the browser is idle: a clinic may
 * have sixty doctors. Once rendered it stays.
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

/** Columns still to render, in order, and those of them near the viewport. */
const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
let isAsked = false;

/** One observer per board: one per column would run for each of them on every frame. */
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

/** Renders one column per frame: near ones with the next frame, the rest while idle. */
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

/** Milliseconds. Less idle time than this means that the browser is drawing frames. */
const STILL = 20;

function whenIdle(act: (isMoving: boolean) => void): void {
  // Safari before 26 has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback((deadline) => act(deadline.timeRemaining() < STILL));
  else setTimeout(() => act(false), 50);
}
