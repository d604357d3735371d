import type { ReactNode } from 'react';
import type { MinuteRange } from '@/shared/format/clock';
import { cx } from '@/shared/ui/cx';
import { longestFree } from './open-time';
import { boxOf, heightOf, hoursOf, isShown, useGridScale } from './time-scale';

export interface ClosedNote extends MinuteRange {
  readonly text: string;
  /** In the left half, where nothing stands before it. */
  readonly isHalf?: boolean;
}

interface TimeColumnProps {
  /** Named for screen readers: «вторник, 12 мая, 10 визитов». */
  label: string;
  /** The id of its `TimeHead`. */
  headId?: string | undefined;
  /** There is no room to grow: the columns are many. */
  fixed?: boolean;
  /** Hours of reception; the rest is hatched. */
  open: readonly MinuteRange[];
  /** Words in what is hatched: «перерыв», a holiday's name. */
  notes?: readonly ClosedNote[];
  /** What stands in it: the words keep clear of it. */
  blocks: readonly MinuteRange[];
  /** The minute of now: a line across. */
  now?: number | undefined;
  /** Above its neighbours: something in it is wider than the column. */
  raised?: boolean;
  /** `TimeBlock`s, in order of time. */
  children?: ReactNode;
}

/**
 * As wide as the head over it. Columns that have no room to grow are painted each by itself: what is drawn later paints none of the others
 * again. One that grows is wide by a part of a pixel, and would lose its line by that.
 */
const widthOf = (fixed: boolean): string =>
  cx('w-37.5 shrink-0 border-r border-line last:border-r-0', fixed ? 'contain-content' : 'grow contain-layout');

interface TimeHeadProps {
  id: string;
  fixed?: boolean;
  children: ReactNode;
}

/** What stands over a column. */
export function TimeHead({ id, fixed = false, children }: TimeHeadProps) {
  return (
    <div id={id} className={widthOf(fixed)}>
      {children}
    </div>
  );
}

/** Everything lies in one cell of a grid, moved down by its time: what has a position of its own is a layer to the browser, and a board has thousands. */
const CELL = 'grid grid-cols-[100%] grid-rows-[100%] *:[grid-area:1/1] *:self-start';

/** One day, or one doctor. */
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
      // Heads are in a row of their own; said with their column, and before its blocks.
      aria-owns={headId && `${headId} ${headId}-blocks`}
      data-column=""
      data-now={now === undefined ? undefined : ''}
      // By itself, so that it is laid out, painted and searched for what is under the mouse only when that concerns it.
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
            {/* In sight however much of a whole day is. */}
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
          // Under the blocks that follow: it strikes nobody out.
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
