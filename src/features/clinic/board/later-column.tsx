import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Pixels of a column that has no room to grow, as in the grid; and of what stands beside the columns. */
const [COLUMN, BESIDE] = [150, 148];

/** How many columns the screen has room for. */
export function columnsInSight(): number {
  return Math.ceil((window.innerWidth - BESIDE) / COLUMN);
}

interface LaterColumnProps {
  /** Drawn at once. */
  now: boolean;
  children: ReactNode;
}

/** A column that is drawn as it comes near, or when the browser has nothing else to do: a clinic may have sixty doctors. Once drawn it stays. */
export function LaterColumn({ now, children }: LaterColumnProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(now);
  if (now && !isDrawn) setDrawn(true);
  useEffect(() => {
    if (isDrawn || place.current === null) return undefined;
    return onceNear(place.current, () => setDrawn(true));
  }, [isDrawn]);
  return isDrawn ? children : <div ref={place} aria-hidden className="w-37.5 shrink-0 grow hatch" />;
}

/** What isn't drawn yet, in order. */
const waiting = new Map<Element, () => void>();
let isAsked = false;

function onceNear(place: Element, draw: () => void): () => void {
  const watcher = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && draw(),
    {
      root: place.closest('[role=group]'),
      rootMargin: `0px ${2 * COLUMN}px`,
    },
  );
  watcher.observe(place);
  waiting.set(place, draw);
  drawNext();
  return () => {
    watcher.disconnect();
    waiting.delete(place);
  };
}

/** One at a time, so that no frame waits for two. */
function drawNext(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  whenIdle(() => {
    isAsked = false;
    const [next] = waiting;
    if (next === undefined) return;
    const [place, draw] = next;
    waiting.delete(place);
    draw();
    drawNext();
  });
}

function whenIdle(act: () => void): void {
  // Safari before 26 has none.
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 50);
}
