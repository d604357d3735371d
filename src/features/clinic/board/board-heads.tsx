import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { Link } from '@tanstack/react-router';
import { memo, useEffect, useRef } from 'react';
import { hasEnded } from '@/domain/visit/visit-can';
import { doneText } from '@/domain/visit/visit-text';
import { clockOf } from '@/shared/format/clock';
import { visitsCount } from '@/shared/format/counts';
import { dayMonth, weekdayShort } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { surnameInitials } from '@/shared/format/name';
import { Avatar } from '@/shared/ui/avatar';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { MoreItem, MoreLink, MoreMenu } from '@/shared/ui/overlay/more-menu';
import { useToday } from '@/shared/use-now';
import type { BoardColumn, Fold } from './board-model';

interface ColumnHeadProps {
  column: BoardColumn;
  view: 'day' | 'week';
  isToday: boolean;
  onCloseTime: (column: BoardColumn) => void;
}

/** Head of a column. It shows a doctor, or a day of a doctor's week. */
export const ColumnHead = memo(function ColumnHead({ column, view, isToday, onCloseTime }: ColumnHeadProps) {
  return (
    <>
      <div className="p-2.5">
        {view === 'week' ? <DayHead column={column} isToday={isToday} /> : <DoctorHead column={column} />}
        <Occupancy column={column} />
      </div>
      <div className="absolute right-0 bottom-0">
        <DayMenu column={column} onCloseTime={onCloseTime} />
      </div>
    </>
  );
});

/** Menu with actions for a doctor's whole day. */
function DayMenu({ column, onCloseTime }: Pick<ColumnHeadProps, 'column' | 'onCloseTime'>) {
  const today = useToday();
  return (
    <MoreMenu label={`День врача: ${surnameInitials(column.doctor)}, ${dayMonth(column.date)}`}>
      <MoreLink to="/fo/clinic/doctors" search={{ q: column.doctor.second_name }}>
        Часы и&nbsp;услуги врача
      </MoreLink>
      {column.date >= today && <MoreItem onClick={() => onCloseTime(column)}>Закрыть день или часы</MoreItem>}
    </MoreMenu>
  );
}

/** Photo, name and specialisations of a doctor. */
function DoctorHead({ column: { doctor, items } }: { column: BoardColumn }) {
  return (
    <div className="flex items-center gap-2.5">
      <Avatar id={doctor.id} name={`${doctor.second_name} ${doctor.first_name}`} src={doctor.avatar} size={36} />
      <div className="min-w-0">
        <DoctorName doctor={doctor} visits={items.length} />
        <p className="truncate pr-4 text-caption text-ink-3">{doctor.specialisations[0]?.title}</p>
      </div>
    </div>
  );
}

/**
 * In a narrow column the surname is truncated, but the initials stay to distinguish doctors with
 * the same surname.
 */
function DoctorName({ doctor, visits }: Pick<BoardColumn, 'doctor'> & { visits: number }) {
  const initials = surnameInitials(doctor).slice(doctor.second_name.length);
  return (
    <h2 translate="no" className="flex text-small font-medium whitespace-pre">
      <span className="truncate">{doctor.second_name}</span>
      <span className="shrink-0">{initials}</span>
      <span className="sr-only">, {visitsCount(visits)}</span>
    </h2>
  );
}

/** Percentage of the day's hours that is booked. */
function Occupancy({ column: { occupancy: value, isClosed } }: { column: BoardColumn }) {
  if (isClosed) return <p className="mt-2 text-caption font-semibold text-amber-ink">Закрыт</p>;
  if (value === null) return <p className="mt-2 text-caption text-ink-3">Нет приёма</p>;
  return (
    <p className="mt-2 flex items-center gap-2 pr-9 text-caption font-semibold">
      <span
        role="meter"
        aria-label="Загрузка"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        className="h-1.5 min-w-0 flex-1 rounded-full bg-sunken forced-colors:border"
      >
        <span className="block h-full rounded-full bg-teal forced-colors:bg-system" style={{ width: `${value}%` }} />
      </span>
      {value}&nbsp;%
    </p>
  );
}

interface FoldLineProps {
  fold: Fold;
  /** Start of the visible part of the day, in minutes. */
  from: number;
  isUnfolded: boolean;
  onToggle: () => void;
}

/** Line above the grid on phones that unfolds today's past visits: «5 завершено». */
export function FoldLine({ fold: { done }, from, isUnfolded, onToggle }: FoldLineProps) {
  return (
    <button
      type="button"
      aria-expanded={isUnfolded}
      onClick={onToggle}
      className={cx(
        '-mx-3 flex min-h-12 w-[calc(100%+1.5rem)] items-center gap-2 border-b border-line px-4 text-small',
        done.every(({ visit }) => hasEnded(visit)) ? 'bg-white text-ink-2' : 'bg-amber-tint font-medium text-amber-ink',
      )}
    >
      <Icon icon={isUnfolded ? IconChevronUp : IconChevronDown} size={18} className="text-teal" />
      {done.length === 0 ? `С\u00A0${clockOf(from)}` : doneText(done.map(({ visit }) => visit))}
    </button>
  );
}

/** Head of a day's column in the week view. */
function DayHead({ column: { date, items }, isToday }: { column: BoardColumn; isToday: boolean }) {
  return (
    <>
      <h2 className={cx('text-small font-medium', isToday && 'text-teal')}>
        {weekdayShort(date)}, {dayMonth(date)}
        <span className="sr-only">, {visitsCount(items.length)}</span>
      </h2>
      <p className="text-caption text-ink-3">{visitsCount(items.length)}</p>
    </>
  );
}

/** Row of doctors with their occupancy, for phones. A phone shows the day of one doctor. */
export function DoctorStrip({
  columns,
  chosen,
  onCloseTime,
}: Pick<ColumnHeadProps, 'onCloseTime'> & { columns: readonly BoardColumn[]; chosen: number | undefined }) {
  const current = columns.find(({ doctor }) => doctor.id === chosen);
  const strip = useRef<HTMLUListElement>(null);
  // Scrolls the chosen doctor into view, because a link may have chosen a doctor at the end of the
  // row.
  useEffect(() => {
    const list = strip.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [chosen]);
  return (
    <div className="mb-3">
      <ul ref={strip} aria-label="Врач" className="scroll-quiet relative -mx-3 flex gap-1 overflow-x-auto px-3">
        {columns.map(({ key, doctor, occupancy, isClosed }) => (
          <li key={key}>
            <Link
              to="."
              search={(old) => ({ ...old, doctor_id: doctor.id })}
              replace
              resetScroll={false}
              aria-current={doctor.id === chosen ? 'true' : undefined}
              className={cx(
                'chosen-mark flex w-19 flex-col items-center rounded-note border px-1 py-2 text-caption',
                doctor.id === chosen ? 'border-teal bg-teal-tint' : 'border-transparent',
              )}
            >
              <Avatar
                id={doctor.id}
                name={`${doctor.second_name} ${doctor.first_name}`}
                src={doctor.avatar}
                size={40}
              />
              <span className="mt-1 w-full truncate text-center">{doctor.second_name}</span>
              <span className={cx('font-semibold', isClosed ? 'text-amber-ink' : 'text-ink-2')}>
                {isClosed ? 'закрыт' : occupancy === null ? 'нет' : `${occupancy}\u00A0%`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {current && (
        <div className="mt-1 flex items-center justify-between gap-3 px-1 text-small">
          <span className="mr-auto min-w-0 truncate">
            <span className="font-medium">{surnameInitials(current.doctor)}</span>,{' '}
            {lowerFirst(current.doctor.specialisations[0]?.title ?? '')}
          </span>
          <span className="shrink-0 text-ink-2">{visitsCount(current.items.length)}</span>
          <DayMenu column={current} onCloseTime={onCloseTime} />
        </div>
      )}
    </div>
  );
}
