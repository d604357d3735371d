import type { ReactNode } from 'react';
import type { MinuteRange } from '@/shared/format/clock';
import { cx } from '@/shared/ui/cx';
import { longestFree } from './open-time';
import { boxOf, heightOf, hoursOf, isShown, useGridScale } from './time-scale';

export interface ClosedNote extends MinuteRange {
  readonly text: string;
  /** Set if blocks take the right half of the column. The label then uses the left half. */
  readonly isHalf?: boolean;
}

interface TimeColumnProps {
  /** Accessible name of the column: «вторник, 12 мая, 10 визитов». */
  label: string;
  /** Id of the column's `TimeHead`. */
  headId?: string | undefined;
  /** Gives the column a fixed width, for grids with many columns. */
  fixed?: boolean;
  /** Opening hours. All other hours are hatched. */
  open: readonly MinuteRange[];
  /** Labels of the closed hours: «перерыв», the name of a holiday. */
  notes?: readonly ClosedNote[];
  /** Times of the column's blocks. Labels avoid them. */
  blocks: readonly MinuteRange[];
  /** Current minute of the day. A line shows it. */
  now?: number | undefined;
  /** Draws the column above its neighbours, because one of its blocks is wider than the column. */
  raised?: boolean;
  /** `TimeBlock`s in order of time. */
  children?: ReactNode;
}

/**
 * Width of a column and of its head. A fixed column has paint containment, so that a change
 * repaints only this column. A column that grows does not have it: its width is fractional, and
 * paint containment would cut its border.
 */
const widthOf = (fixed: boolean): string =>
  cx('w-37.5 shrink-0 border-r border-line last:border-r-0', fixed ? 'contain-content' : 'grow contain-layout');

interface TimeHeadProps {
  id: string;
  fixed?: boolean;
  children: ReactNode;
}

export function TimeHead({ id, fixed = false, children }: TimeHeadProps) {
  return (
    <div id={id} className={widthOf(fixed)}>
      {children}
    </div>
  );
}

/**
 * Puts all blocks into one grid cell and shifts each block down to its time. A positioned block
 * would be a compositor layer, and a board has thousands of blocks.
 */
const CELL = 'grid grid-cols-[100%] grid-rows-[100%] *:[grid-area:1/1] *:self-start';

/** One column of the grid: a day or a doctor. */
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
      // The heads are in a row of their own. `aria-owns` makes screen readers read a head before
      // the blocks of its column.
      aria-owns={headId && `${headId} ${headId}-blocks`}
      data-column=""
      data-now={now === undefined ? undefined : ''}
      // Containment lets the browser lay out, paint and hit-test the column only when needed.
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
            {/* The label of a note for the whole visible day stays in view while scrolling. */}
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
          // The line is before the blocks in the HTML, so that the text of the blocks is above it.
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
  /** The block is in part `lane` of `lanes` equal parts of the column, counted from the left. */
  lane?: number;
  lanes?: number;
  className?: string;
  /**
   * Content of the block. Its focusable element needs `data-block={from}`, so that arrow keys can
   * reach it.
   */
  children: ReactNode;
}

/** Places its content in the column at the height of its time. */
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
