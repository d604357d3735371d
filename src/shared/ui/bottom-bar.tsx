import type { ReactNode } from 'react';
import { cx } from './cx';

interface BottomBarProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The page's main action on phones, fixed at the bottom. Hidden on larger screens, where the action
 * is part of the page.
 */
export function BottomBar({ className, children }: BottomBarProps) {
  return (
    <div
      {...atBottom}
      className={cx(
        'sticky bottom-0 z-20 border-t border-line bg-white px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] desktop:hidden',
        className,
      )}
    >
      {children}
    </div>
  );
}

interface SelectionBarProps {
  /** Number of selected items, announced to screen readers. */
  readonly status: ReactNode;
  readonly className?: string | undefined;
  /** Actions for the selected items. */
  readonly children: ReactNode;
}

/** Bar about the selected items of a list, always visible: below the list, on phones at the edge. */
export function SelectionBar({ status, className, children }: SelectionBarProps) {
  return (
    <div
      {...atBottom}
      className={cx(
        'sticky z-20 flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 border-line bg-white py-3',
        'desktop:bottom-4 desktop:mb-4 desktop:rounded-card desktop:border desktop:px-6 desktop:shadow-pop',
        'phone:bottom-0 phone:-mx-(--gutter) phone:border-t phone:px-4 phone:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      <p role="status" className="min-w-40 flex-1">
        {status}
      </p>
      {children}
    </div>
  );
}

/** The bars now on the page, and the elements that float above them. */
const bars = new Set<HTMLElement>();
const floating = new Set<HTMLElement>();
/** Height that the bars take at the bottom of the screen, pixels. */
let room = 0;
let watched: ResizeObserver | undefined;

/**
 * Spread on a bar that sticks to the bottom of the screen. Floating elements and scroll targets
 * stay above it, whatever its height.
 */
export const atBottom = { 'data-bottom-bar': '', ref: watchBar } as const;

function watchBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  if (bars.size === 0) startWatching();
  bars.add(bar);
  // The observer measures the bar after layout; measuring here would lay out the page twice.
  watched?.observe(bar);
  return () => {
    bars.delete(bar);
    watched?.unobserve(bar);
    measure();
    if (bars.size === 0) stopWatching();
  };
}

function startWatching(): void {
  watched = new ResizeObserver(measure);
  // When the page changes height, a bar above the footer moves.
  watched.observe(document.body);
  window.addEventListener('scroll', measure, { passive: true });
  window.addEventListener('resize', measure);
}

function stopWatching(): void {
  watched?.disconnect();
  window.removeEventListener('scroll', measure);
  window.removeEventListener('resize', measure);
}

/**
 * `ref` of an element that floats above the bars and reads their height from `--bottom-bar`. The
 * variable is set on each such element: on the root, the browser would recompute all styles of the
 * page.
 */
export function aboveBottomBars(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  floating.add(element);
  tell(element);
  return () => floating.delete(element);
}

function measure(): void {
  const now = Math.max(0, ...[...bars].map(roomOf));
  if (now === room) return;
  room = now;
  document.documentElement.style.scrollPaddingBottom = room > 0 ? `calc(${room}px + 1rem)` : '';
  for (const element of floating) tell(element);
}

function tell({ style }: HTMLElement): void {
  style.setProperty('--bottom-bar', `${room}px`);
}

/**
 * Distance from the bar's top to the bottom of the screen; 0 for a bar that is hidden, scrolled
 * away, or in the flow at this width.
 */
function roomOf(bar: HTMLElement): number {
  const { top, bottom, height } = bar.getBoundingClientRect();
  const screen = window.innerHeight;
  const atRest = height === 0 || top >= screen || bottom < screen / 2;
  return atRest || getComputedStyle(bar).bottom === 'auto' ? 0 : Math.ceil(screen - top);
}
