import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { clockOf, type MinuteRange } from '@/shared/format/clock';
import { cx } from '@/shared/ui/cx';
import { keepOneStop, moveFocus, rememberFocus } from './grid-focus';
import { heightOf, hourClasses, hourPixels, hoursOf, isShown, ScaleContext } from './time-scale';

/**
 * The label of an hour is hidden if it is at most this many minutes from the current time, because
 * the flag of the current time covers it.
 */
const FLAG_MINUTES = 20;

interface TimeGridProps {
  /** Ref of the scrolling element. */
  ref?: RefObject<HTMLDivElement | null>;
  /** Accessible name: «Расписание на 11–17 мая». */
  label: string;
  scale: keyof typeof hourPixels;
  /** First and last minute of the grid, as minutes of the day. */
  from: number;
  to: number;
  /** Current minute of the day, if the grid contains it. A flag beside the hours shows it. */
  now?: number | undefined;
  /** `TimeHead`s of the columns. They are sticky if the grid scrolls by itself. */
  heads?: ReactNode;
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  /** One click handler for all blocks; a block is identified by its `data-` attributes. */
  onClick?: (event: MouseEvent<HTMLDivElement>) => void;
  className?: string;
  /** `TimeColumn`s. */
  children: ReactNode;
}

/**
 * Grid of a calendar: the rows are hours, the columns are days of a week or doctors of a day. All
 * blocks together are one tab stop. Arrow keys move between the blocks.
 */
export function TimeGrid(props: TimeGridProps) {
  const { ref, label, scale, from, to, now, heads, onKeyDown, onClick, className, children } = props;
  const own = useRef<HTMLDivElement>(null);
  const grid = ref ?? own;
  const hour = hourPixels[scale];
  const range = useMemo(() => ({ from, to, hour }), [from, to, hour]);
  useLayoutEffect(() => {
    if (grid.current) keepOneStop(grid.current);
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (moveFocus(event.currentTarget, event.target, event.key)) event.preventDefault();
  };
  const hours = Array.from({ length: Math.ceil((to - from) / 60) }, (_, index) => from + index * 60);
  const isUnderFlag = (minute: number): boolean => now !== undefined && Math.abs(minute - now) <= FLAG_MINUTES;

  return (
    <ScaleContext value={range}>
      <div
        ref={grid}
        role="group"
        aria-label={label}
        onKeyDown={handleKeyDown}
        onClick={onClick}
        onFocus={(event) => rememberFocus(event.currentTarget, event.target)}
        className={cx('relative isolate overflow-x-auto bg-white', hourClasses[scale], className)}
      >
        <div className="flex w-max min-w-full flex-col">
          <div className="flex">
            <div
              aria-hidden
              style={heightOf(range)}
              className="sticky left-0 z-20 w-14 shrink-0 border-r border-line bg-white phone:w-13"
            >
              {hours.map((minute) => (
                <span
                  key={minute}
                  className={cx(
                    'absolute right-2 -translate-y-1/2 text-caption tabular text-ink-3 first:translate-y-1',
                    isUnderFlag(minute) && 'invisible',
                  )}
                  style={topOf(range, minute)}
                >
                  {clockOf(minute)}
                </span>
              ))}
              {now !== undefined && isShown(range, now) && (
                <span
                  className="absolute right-1 -translate-y-1/2 rounded-badge bg-ink px-1 py-0.5 text-caption font-semibold tabular text-white"
                  style={topOf(range, now)}
                >
                  {clockOf(now)}
                </span>
              )}
            </div>
            {children}
          </div>
          {/* All heads are in one sticky row, because each sticky head would be a compositor
              layer. In the tab order the row follows the blocks. */}
          {heads && (
            <div className="sticky top-0 z-30 order-first flex border-b border-line bg-white">
              <div className="sticky left-0 z-10 w-14 shrink-0 border-r border-line bg-white phone:w-13" />
              {heads}
            </div>
          )}
        </div>
      </div>
    </ScaleContext>
  );
}

const topOf = ({ from }: MinuteRange, minute: number) => ({ top: hoursOf(minute - from) });
