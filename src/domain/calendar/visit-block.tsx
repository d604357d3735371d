import type { ComponentProps, Ref } from 'react';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import { visitLabel } from '@/domain/visit/visit-badge';
import { wordFor } from '@/shared/format/word-for';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { useIsOneLine } from './time-grid';

interface VisitBlockProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type' | 'ref'> {
  ref?: Ref<HTMLButtonElement>;
  status: VisitStatus;
  /** «Осипова Е.» */
  name: string;
  /** «14:30» */
  clock: string;
  /** «первичный»; after the time. */
  note?: string | undefined;
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
const iconLooks: Readonly<Record<VisitStatus, string>> = {
  confirmed: 'text-green',
  pending: 'text-amber-ink',
  arrived: '',
  completed: 'text-green',
  no_show: 'text-red',
  cancelled_by_patient: '',
  cancelled_by_clinic: '',
};

/** Border and ground of a visit in that state, also of an unknown one. */
export const visitLook = (status: VisitStatus): string => wordFor(looks, status, 'border-line bg-white');
export const visitIconLook = (status: VisitStatus): string => wordFor(iconLooks, status, '');

/** A visit in a calendar: name with the icon of its state, time and kind below; where there is little room, one line with the time first. */
export function VisitBlock({ status, name, clock, note, from, minutes, className, ...rest }: VisitBlockProps) {
  const isOneLine = useIsOneLine(minutes);
  const { text, icon } = visitLabel(status);
  const isStruck = status === 'no_show' || status.startsWith('cancelled');
  return (
    <button
      type="button"
      tabIndex={-1}
      data-block={from}
      // What is seen comes first and in its order: who speaks to the computer says what they see.
      aria-label={[...(isOneLine ? [`${clock} ${name}`] : [name, clock]), note, text].filter(Boolean).join(', ')}
      {...rest}
      className={cx(
        'block size-full overflow-hidden rounded-badge border px-2 text-left transition-colors hover:border-teal focus-visible:-outline-offset-2',
        isOneLine ? 'py-0' : 'py-0.5',
        status === 'arrived' && 'focus-visible:outline-teal-tint-2',
        visitLook(status),
        className,
      )}
    >
      <span className={cx('block truncate text-caption', isOneLine && 'leading-none')}>
        <Icon icon={icon} size={16} className={cx('mr-1 inline align-[-0.2em]', visitIconLook(status))} />
        {isOneLine && `${clock} `}
        <span className={cx('font-semibold', isStruck && 'line-through')}>{name}</span>
      </span>{' '}
      {!isOneLine && (
        <span className="block truncate text-caption">
          {clock}
          {note !== undefined && note !== '' && `, ${note}`}
        </span>
      )}
    </button>
  );
}
