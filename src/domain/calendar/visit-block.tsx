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
  /** «Осипова Е.», «Осипов Марк Андреевич, 02.09.2016» */
  name: string;
  /** «14:30» */
  clock: string;
  /** Kind of visit, after the time: «первичный». */
  note?: string | undefined;
  /** Early or late compared with the clock; replaces the note. */
  pace?: VisitPace | null;
  /** Minute of the day at which it begins. */
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

/** Border and background classes of a visit status, with a fallback for unknown statuses. */
export const visitLook = (status: VisitStatus): string => wordFor(looks, status, 'border-line bg-white');
/** Icon class of a status, for use before text. */
export const visitPicture = (status: VisitStatus): string => wordFor(pictures, status, pictures.pending);

/**
 * A visit in a calendar: name and status icon, time and kind below; short visits have one line with
 * the time first.
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
      // The name begins with the visible text in its order, so that voice control finds the block.
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
      {/* Both lines are inside one clipping element: each such element is a compositor layer. */}
      <span
        translate="no"
        className={cx(
          'block truncate visit-icon',
          isOverdue ? pictures.pending : visitPicture(status),
          isOneLine && 'leading-none',
        )}
      >
        {/* A cancelled visit shares its width with others, so only the name fits. */}
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
            {/* How late a visit is takes the whole line in a narrow column. */}
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
  /** Set in one-line blocks: the time before the name. */
  clock: string | undefined;
  /** Truncates the whole text: the block is narrower than the suffix. */
  isWhole: boolean;
  isStruck: boolean;
}

/**
 * Truncates the name but keeps the suffix that distinguishes people of the same name (the last part
 * that `distinctNames` added).
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
    // Leaves room for the icon.
    <span className="inline-flex max-w-[calc(100%-(--spacing(5)))] align-bottom">
      {clock !== undefined && <span className="shrink-0 whitespace-pre">{`${clock} `}</span>}
      <span className={cx('truncate', look)}>{called}</span>
      <span className={cx('shrink-0 whitespace-pre', look)}>{`, ${apart}`}</span>
    </span>
  );
}
