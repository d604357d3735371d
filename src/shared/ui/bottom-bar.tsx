import type { ReactNode } from 'react';
import { cx } from './cx';

interface BottomBarProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Bar with the page's main action on phones, fixed at the bottom. On wider screens the main action
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
  /** Number of selected items, which screen readers announce. */
  readonly status: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Bar with actions for the selected items of a list. On desktops it is below the list, on phones at
 * the bottom of the screen.
 */
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

/** Bars on the page, and elements that float above the bars. */
const bars = new Set<HTMLElement>();
const floating = new Set<HTMLElement>();
/** Height of the bars that are at the bottom of the screen now, in pixels. */
let room = 0;
let watched: ResizeObserver | undefined;

/**
 * Props of a bar that sticks to the bottom of the screen. Floating elements and scroll targets stay
 * above the bar.
 */
export const atBottom = { 'data-bottom-bar': '', ref: watchBar } as const;

function watchBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  if (bars.size === 0) startWatching();
  bars.add(bar);
  // The observer measures the bar after layout. Measuring here would cause a second layout.
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
  // A bar above the footer moves when the height of the page changes.
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
 * `ref` of an element that floats above the bars. Sets the height of the bars as `--bottom-bar` on
 * the element. If it were set on the root, the browser would recompute the styles of the whole
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
 * Distance from the bar's top to the bottom of the screen. It is 0 if the bar is hidden, scrolled
 * away, or not fixed at this width.
 */
function roomOf(bar: HTMLElement): number {
  const { top, bottom, height } = bar.getBoundingClientRect();
  const screen = window.innerHeight;
  const atRest = height === 0 || top >= screen || bottom < screen / 2;
  return atRest || getComputedStyle(bar).bottom === 'auto' ? 0 : Math.ceil(screen - top);
}
