import type { ComponentProps, Ref } from 'react';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import { deskLabel } from '@/domain/visit/visit-badge';
import { isCalledOff } from '@/domain/visit/visit-can';
import type { VisitPace } from '@/domain/visit/visit-pace';
import { wordFor } from '@/shared/format/word-for';
import { cx } from '@/shared/ui/cx';
import { useIsOneLine } from './time-scale';

interface VisitBlockProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type' | 'ref'> {
  ref?: Ref<HTMLButtonElement>;
  status: VisitStatus;
  /** Name of the patient: «Осипова Е.», «Осипов Марк Андреевич, 02.09.2016». */
  name: string;
  /** Start time: «14:30». */
  clock: string;
  /** Kind of the visit: «первичный». It follows the time. */
  note?: string | undefined;
  /** Set if the patient is late or waits. The block then shows it instead of the note. */
  pace?: VisitPace | null;
  /** Start of the visit, in minutes of the day. */
  from: number;
  minutes: number;
  className?: string;
}

const looks: Readonly<Record<VisitStatus, string>> = {
  confirmed: 'border-ornament bg-teal-tint',
  pending: 'border-dashed border-amber-ink bg-white',
  arrived: 'border-teal bg-teal text-white',
  completed: 'border-sunken bg-sunken text-ink-2',
  no_show: 'border-line bg-white text-ink-2',
  cancelled_by_patient: 'border-line bg-white text-ink-3',
  cancelled_by_clinic: 'border-line bg-white text-ink-3',
};
const overdueLook = 'border-amber-ink bg-amber-tint text-amber-ink';
const pictures: Readonly<Record<VisitStatus, string>> = {
  confirmed: 'visit-icon-confirmed',
  pending: 'visit-icon-pending',
  arrived: 'visit-icon-arrived',
  completed: 'visit-icon-completed',
  no_show: 'visit-icon-no-show',
  cancelled_by_patient: 'visit-icon-cancelled',
  cancelled_by_clinic: 'visit-icon-cancelled',
};

/** Classes for the border and background of a status, also of an unknown status. */
export const visitLook = (status: VisitStatus): string => wordFor(looks, status, 'border-line bg-white');
/** Class for the icon of a status. */
export const visitPicture = (status: VisitStatus): string => wordFor(pictures, status, pictures.pending);

/**
 * Block of a visit in a calendar. The name and the status icon are above the time and the kind of
 * the visit. A short visit has one line that begins with the time.
 */
export function VisitBlock({ status, name, clock, note, pace = null, from, minutes, ...rest }: VisitBlockProps) {
  const isOneLine = useIsOneLine(minutes);
  const { text } = deskLabel({ status, cancelled_by: status === 'cancelled_by_patient' ? 'patient' : null });
  const { className, ...others } = rest;
  const isOverdue = pace !== null && pace.kind !== 'waits';
  const isStruck = status === 'no_show' || status.startsWith('cancelled');
  return (
    <button
      type="button"
      tabIndex={-1}
      data-block={from}
      // The name begins with the visible text in the same order, so that voice control finds the
      // block.
      aria-label={[...(isOneLine ? [`${clock} ${name}`] : [name, clock]), note, text, pace?.text]
        .filter(Boolean)
        .join(', ')}
      {...others}
      className={cx(
        'block size-full rounded-badge border px-2 text-left text-caption transition-colors hover:border-teal focus-visible:-outline-offset-2',
        isOneLine ? 'py-0' : 'py-0.5',
        status === 'arrived' && 'focus-visible:outline-teal-tint-2',
        isOverdue ? overdueLook : visitLook(status),
        className,
      )}
    >
      {/* Both lines are in one clipping element, because each clipping element is a compositor
          layer. */}
      <span
        translate="no"
        className={cx(
          'block truncate visit-icon',
          isOverdue ? pictures.pending : visitPicture(status),
          isOneLine && 'leading-none',
        )}
      >
        {/* A cancelled visit is beside other visits, so there is room only for the name. */}
        <BlockName
          name={name}
          clock={isOneLine && !isCalledOff({ status }) ? clock : undefined}
          isWhole={isCalledOff({ status })}
          isStruck={isStruck}
        />
        {isOneLine && isOverdue && `, ${pace.text}`}
        {!isOneLine && (
          <>
            <br />
            {/* In a narrow column the delay needs the whole line, so the time is left out. */}
            {pace?.kind !== 'late' && `${clock}${pace !== null || note ? ', ' : ''}`}
            {isOverdue ? <span className="font-semibold">{pace.text}</span> : (pace?.text ?? note)}
          </>
        )}
      </span>
    </button>
  );
}

interface BlockNameProps {
  name: string;
  /** Time to show before the name, in a block with one line. */
  clock: string | undefined;
  /** Truncates the whole text. Set if the block is narrower than the last part of the name. */
  isWhole: boolean;
  isStruck: boolean;
}

/**
 * Truncates the name, but not the last part that `distinctNames` has added to distinguish people
 * with the same name.
 */
function BlockName({ name, clock, isWhole, isStruck }: BlockNameProps) {
  const look = cx('font-semibold', isStruck && 'line-through');
  const [called = '', ...added] = name.split(', ');
  const apart = isWhole ? undefined : added.at(-1);
  if (apart === undefined) {
    return (
      <>
        {clock !== undefined && `${clock} `}
        <span className={look}>{name}</span>
      </>
    );
  }
  return (
    // The maximum width leaves room for the icon.
    <span className="inline-flex max-w-[calc(100%-(--spacing(5)))] align-bottom">
      {clock !== undefined && <span className="shrink-0 whitespace-pre">{`${clock} `}</span>}
      <span className={cx('truncate', look)}>{called}</span>
      <span className={cx('shrink-0 whitespace-pre', look)}>{`, ${apart}`}</span>
    </span>
  );
}
