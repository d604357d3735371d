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
  /** «первичный»; after the time. */
  note?: string | undefined;
  /** Against the clock: stands in place of the kind. */
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

/** Border and ground of a visit in that state, also of an unknown one. */
export const visitLook = (status: VisitStatus): string => wordFor(looks, status, 'border-line bg-white');
/** Its icon, before a text. */
export const visitPicture = (status: VisitStatus): string => wordFor(pictures, status, pictures.pending);

/** A visit in a calendar: name with the icon of its state, time and kind below; where there is little room, one line with the time first. */
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
      // What is seen comes first and in its order: who speaks to the computer says what they see.
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
      {/* Both lines in what cuts them off: each such box is a layer of its own. */}
      <span
        translate="no"
        className={cx(
          'block truncate visit-icon',
          isOverdue ? pictures.pending : visitPicture(status),
          isOneLine && 'leading-none',
        )}
      >
        {/* Cancelled ones stand beside others: there is room for the name alone. */}
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
            {/* How late takes the whole line of a narrow column. */}
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
  /** Before the name, where all is one line. */
  clock: string | undefined;
  /** Narrower than what would be added to the name. */
  isWhole: boolean;
  isStruck: boolean;
}

/**
 * Where there is no room the name is cut, and not what tells two of that name apart (the last of
 * what `toldApart` added).
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
    // Beside the icon.
    <span className="inline-flex max-w-[calc(100%-(--spacing(5)))] align-bottom">
      {clock !== undefined && <span className="shrink-0 whitespace-pre">{`${clock} `}</span>}
      <span className={cx('truncate', look)}>{called}</span>
      <span className={cx('shrink-0 whitespace-pre', look)}>{`, ${apart}`}</span>
    </span>
  );
}
