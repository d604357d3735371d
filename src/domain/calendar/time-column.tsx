import type { ReactNode } from 'react';
import type { MinuteRange } from '@/shared/format/clock';
import { cx } from '@/shared/ui/cx';
import { longestFree } from './open-time';
import { boxOf, heightOf, hoursOf, isShown, useGridScale } from './time-scale';

export interface ClosedNote extends MinuteRange {
  readonly text: string;
  /** Leaves the right half of the column free for blocks. */
  readonly isHalf?: boolean;
}

interface TimeColumnProps {
  /** Named for screen readers: «вторник, 12 мая, 10 визитов». */
  label: string;
  /** The id of its `TimeHead`. */
  headId?: string | undefined;
  /** Fixed width, for grids of many columns. */
  fixed?: boolean;
  /** Hours of reception; the rest is hatched. */
  open: readonly MinuteRange[];
  /** Labels inside the hatched area: «перерыв», a holiday's name. */
  notes?: readonly ClosedNote[];
  /** Blocks of the column; labels avoid them. */
  blocks: readonly MinuteRange[];
  /** Current minute of the day, shown as a line. */
  now?: number | undefined;
  /** Drawn above its neighbours, because a block in it is wider than the column. */
  raised?: boolean;
  /** `TimeBlock`s in order of time. */
  children?: ReactNode;
}

/**
 * The same width as the column's head. Fixed columns use paint containment, so that a change
 * repaints only one of them. Growing columns have fractional widths, and paint containment would
 * cut their border line.
 */
const widthOf = (fixed: boolean): string =>
  cx('w-37.5 shrink-0 border-r border-line last:border-r-0', fixed ? 'contain-content' : 'grow contain-layout');

interface TimeHeadProps {
  id: string;
  fixed?: boolean;
  children: ReactNode;
}

/** The head of a column. */
export function TimeHead({ id, fixed = false, children }: TimeHeadProps) {
  return (
    <div id={id} className={widthOf(fixed)}>
      {children}
    </div>
  );
}

/**
 * All blocks share one grid cell and are shifted by their time: a positioned element would be a
 * compositor layer, and a board has thousands.
 */
const CELL = 'grid grid-cols-[100%] grid-rows-[100%] *:[grid-area:1/1] *:self-start';

/** A column of the grid: one day or one doctor. */
export function TimeColumn({
  label,
  headId,
  fixed = false,
  open,
  notes,
  blocks,
  now,
  raised = false,
  children,
}: TimeColumnProps) {
  const scale = useGridScale();
  return (
    <section
      aria-label={label}
      // Heads are in their own row; this makes screen readers read each with its column, before the
      // blocks.
      aria-owns={headId && `${headId} ${headId}-blocks`}
      data-column=""
      data-now={now === undefined ? undefined : ''}
      // Contained, so that the browser lays out, paints and hit-tests the column only when needed.
      className={raised ? 'relative z-10 w-37.5 shrink-0 grow border-r border-line' : widthOf(fixed)}
    >
      <div className={cx('hatch', CELL)} style={heightOf(scale)}>
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
            className={cx(
              'mx-1 grid place-items-center overflow-clip text-center text-caption text-ink-3',
              note.isHalf === true && 'mr-[50%]',
            )}
            style={boxOf(scale, longestFree(note, blocks))}
          >
            {/* Stays visible while a whole day scrolls. */}
            <span
              className={cx(
                'rounded-badge bg-canvas px-1.5',
                note.from <= scale.from && note.to >= scale.to && 'sticky bottom-4',
              )}
            >
              {note.text}
            </span>
          </p>
        ))}
        {now !== undefined && isShown(scale, now) && (
          // Comes before the blocks, so that it does not cross out their text.
          <div
            aria-hidden
            className="pointer-events-none flex h-2.5 items-center"
            style={{ marginTop: `calc(${hoursOf(now - scale.from)} - 5px)` }}
          >
            <span className="size-2.5 rounded-full bg-ink in-[[data-now]+[data-now]]:hidden forced-colors:bg-system" />
            <span className="h-0.5 grow bg-ink forced-colors:bg-system" />
          </div>
        )}
        <ol id={headId && `${headId}-blocks`} className={cx('h-full', CELL)}>
          {children}
        </ol>
      </div>
    </section>
  );
}

interface TimeBlockProps extends MinuteRange {
  /** The part of the column's width that it takes: `lane` of `lanes`. */
  lane?: number;
  lanes?: number;
  className?: string;
  /** Focusable content needs `data-block={from}` for arrow keys. */
  children: ReactNode;
}

/** Positions its content by time. */
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
