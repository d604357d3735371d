import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { clockOf, type MinuteRange } from '@/shared/format/clock';
import { cx } from '@/shared/ui/cx';
import { keepOneStop, moveFocus, rememberFocus } from './grid-focus';

/** How high an hour is, in pixels: `--hour` of the design. */
const hourPixels = { week: 72, board: 88, day: 84, close: 104, closest: 160 } as const;
const hourClasses = {
  week: '[--hour:4.5rem]',
  board: '[--hour:5.5rem]',
  day: '[--hour:5.25rem]',
  close: '[--hour:6.5rem]',
  closest: '[--hour:10rem]',
} as const;

/** What can be hit and read: 24 px and the padding of a `TimeBlock`. */
const LEAST_BLOCK = 26;

/** The lowest hour, from `scale` on, at which the shortest visit can still be hit. */
export function scaleFor(minutes: number, scale: 'week' | 'day'): keyof typeof hourPixels {
  const higher = (['week', 'day', 'close', 'closest'] as const).filter((one) => hourPixels[one] >= hourPixels[scale]);
  return higher.find((one) => (minutes / 60) * hourPixels[one] >= LEAST_BLOCK) ?? 'closest';
}

/** A block below this height has room for one line; its inset is 2 px at each end. */
const ONE_LINE = 40;
const INSET = 4;

/** The flag of now covers the hours that are so near. */
const FLAG_MINUTES = 20;

interface Scale extends MinuteRange {
  /** Pixels of an hour, at the usual size of text. */
  readonly hour: number;
}

const ScaleContext = createContext<Scale>({ from: 0, to: 0, hour: hourPixels.week });

/** The hours that the grid shows, for whoever turns pixels into minutes. */
function useGridScale(): Scale {
  return use(ScaleContext);
}

/** Whether a block of so many minutes has room for one line only. */
export function useIsOneLine(minutes: number): boolean {
  return (minutes / 60) * useGridScale().hour - INSET < ONE_LINE;
}

interface TimeGridProps {
  /** What scrolls. */
  ref?: RefObject<HTMLDivElement | null>;
  /** What it shows: «Расписание на 11–17 мая». */
  label: string;
  scale: keyof typeof hourPixels;
  /** Whole hours, in minutes of the day. */
  from: number;
  to: number;
  /** The minute of now, where the grid shows it: a flag in the column of hours. */
  now?: number | undefined;
  /** Over the column of hours. */
  corner?: ReactNode;
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  /** Presses of all blocks, told apart by their `data-`: hundreds of them need no handler each. */
  onClick?: (event: MouseEvent<HTMLDivElement>) => void;
  className?: string;
  /** `TimeColumn`s. */
  children: ReactNode;
}

/** Hours from above, columns from left to right: days of a week, or doctors of a day. Blocks are one stop of Tab, then arrows. */
export function TimeGrid(props: TimeGridProps) {
  const { ref, label, scale, from, to, now, corner, onKeyDown, onClick, className, children } = props;
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
        {/* As high as the day where the grid itself is lower and scrolls. */}
        <div className="flex w-max min-w-full">
          <div
            aria-hidden
            className="sticky left-0 z-20 flex w-14 shrink-0 flex-col border-r border-line bg-white phone:w-13"
          >
            <div className="sticky top-0 z-20 min-h-0 shrink-0 grow bg-white">{corner}</div>
            <div className="relative shrink-0" style={heightOf(range)}>
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
          </div>
          {children}
        </div>
      </div>
    </ScaleContext>
  );
}

export interface ClosedNote extends MinuteRange {
  readonly text: string;
}

interface TimeColumnProps {
  /** Named for screen readers: «вторник, 12 мая, 10 визитов». */
  label: string;
  /** Over the column; it stays in sight where the grid scrolls by itself. */
  head?: ReactNode;
  /** Hours of reception; the rest is hatched. */
  open: readonly MinuteRange[];
  /** Words in what is hatched: «перерыв», a holiday's name. */
  notes?: readonly ClosedNote[];
  /** The minute of now: a line across. */
  now?: number | undefined;
  /** Above its neighbours: something in it is wider than the column. */
  raised?: boolean;
  /** `TimeBlock`s, in order of time. */
  children?: ReactNode;
}

/** Everything lies in one cell of a grid, moved down by its time: what has a position of its own is a layer to the browser, and a board has thousands. */
const CELL = 'grid grid-cols-[100%] grid-rows-[100%] *:[grid-area:1/1] *:self-start';

/** One day, or one doctor. */
export function TimeColumn({ label, head, open, notes, now, raised = false, children }: TimeColumnProps) {
  const scale = useGridScale();
  return (
    <section
      aria-label={label}
      data-column=""
      data-now={now === undefined ? undefined : ''}
      className={cx(
        'flex w-37.5 shrink-0 grow flex-col border-r border-line last:border-r-0',
        // By itself, so that it is laid out, painted and searched for what is under the mouse only when that concerns it.
        raised ? 'relative z-10' : 'contain-layout',
      )}
    >
      {head !== undefined && <div className="sticky top-0 z-10 grow border-b border-line bg-white">{head}</div>}
      <div className={cx('shrink-0 hatch', CELL)} style={heightOf(scale)}>
        {open.map((range) => (
          <div
            key={range.from}
            className="bg-white hour-lines"
            style={{
              ...boxOf(scale, range),
              backgroundPositionY: hoursOf(scale.from - Math.max(range.from, scale.from)),
            }}
          />
        ))}
        {notes?.map((note) => (
          <p
            key={`${note.from} ${note.text}`}
            className="mx-1 grid place-items-center overflow-hidden text-center text-caption text-ink-3"
            style={boxOf(scale, note)}
          >
            <span className="rounded-badge bg-canvas px-1.5">{note.text}</span>
          </p>
        ))}
        {now !== undefined && isShown(scale, now) && (
          // Under the blocks that follow: it strikes nobody out.
          <div
            aria-hidden
            className="pointer-events-none flex h-2.5 items-center"
            style={{ marginTop: `calc(${hoursOf(now - scale.from)} - 5px)` }}
          >
            <span className="size-2.5 rounded-full bg-ink in-[[data-now]+[data-now]]:hidden" />
            <span className="h-0.5 grow bg-ink" />
          </div>
        )}
        <ol className={cx('h-full', CELL)}>{children}</ol>
      </div>
    </section>
  );
}

interface TimeBlockProps extends MinuteRange {
  /** Which part of the column's width it takes. */
  lane?: number;
  lanes?: number;
  className?: string;
  /** What can be focused has `data-block={from}`, so that arrows find it. */
  children: ReactNode;
}

/** Puts something at its time. */
export function TimeBlock({ from, to, lane = 0, lanes = 1, className, children }: TimeBlockProps) {
  const scale = useGridScale();
  return (
    <li
      className={cx('px-0.5 py-px', className)}
      style={{
        ...boxOf(scale, { from, to }),
        ...(lanes > 1 && { marginLeft: `${(lane / lanes) * 100}%`, width: `${100 / lanes}%` }),
      }}
    >
      {children}
    </li>
  );
}

const isShown = ({ from, to }: MinuteRange, minute: number): boolean => minute >= from && minute <= to;
const hoursOf = (minutes: number): string => `calc(${minutes / 60} * var(--hour))`;
const topOf = ({ from }: MinuteRange, minute: number) => ({ top: hoursOf(minute - from) });
const downTo = ({ from }: MinuteRange, minute: number) => ({ marginTop: hoursOf(minute - from) });
const heightOf = ({ from, to }: MinuteRange) => ({ height: hoursOf(to - from) });

/** Cut to the hours that are shown. */
function boxOf(scale: MinuteRange, range: MinuteRange) {
  const from = Math.max(scale.from, range.from);
  const to = Math.min(scale.to, Math.max(range.to, from));
  return { ...downTo(scale, from), ...heightOf({ from, to }) };
}
