import { Link } from '@tanstack/react-router';
import { type KeyboardEvent } from 'react';
import { namedVisitShort, distinctNamesBy } from '@/domain/person/distinct-names';
import { visitsCount } from '@/shared/format/counts';
import { dayOf, weekdayDay, weekdayShort } from '@/shared/format/date';
import { counted } from '@/shared/format/plural';
import { time } from '@/shared/format/time';
import { cx } from '@/shared/ui/cx';
import { DAY_OFF, NO_HOURS, type ShownDay } from './calendar-day';

interface MonthGridProps {
  label: string;
  /** All days of the shown weeks, including days of the previous and next month. */
  days: readonly ShownDay[];
  /** The shown month, `2026-05`. */
  month: string;
  now: number;
}

/** Maximum number of visits that a day lists. */
const SHOWN = 3;
const waiting = { one: 'ждёт', few: 'ждут', many: 'ждут' };

/** Month view with the visits of each day. A press opens the day; arrow keys move between days. */
export function MonthGrid({ label, days, month, now }: MonthGridProps) {
  const today = dayOf(now);
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7));
  const first = days.find(({ date }) => date === today) ?? days.find(({ date }) => date.startsWith(month));
  return (
    <table
      aria-label={label}
      onKeyDown={moveByArrow}
      className="w-full table-fixed border-separate border-spacing-0 overflow-clip rounded-card bg-white phone:-mx-3 phone:w-[calc(100%+1.5rem)] phone:rounded-none"
    >
      <thead>
        <tr>
          {weeks[0]?.map(({ date }) => (
            <th key={date} scope="col" className="h-10 border-b border-line text-small font-normal text-ink-2">
              {weekdayShort(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <td
                key={day.date}
                className={cx(
                  'h-30 border-r border-b border-line p-0 align-top last:border-r-0 phone:h-18',
                  day.closed !== null && day.closed !== NO_HOURS && 'hatch',
                )}
              >
                <MonthDay
                  day={day}
                  isToday={day.date === today}
                  isOther={!day.date.startsWith(month)}
                  isFirst={day.date === first?.date}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MonthDayProps {
  day: ShownDay;
  isToday: boolean;
  /** Whether the day belongs to the previous or next month. */
  isOther: boolean;
  /**
   * Whether Tab focuses this day. Arrow keys move the focus to the other days (roving tabindex).
   */
  isFirst: boolean;
}

function MonthDay({ day, isToday, isOther, isFirst }: MonthDayProps) {
  const { visits, closed } = day;
  const pending = visits.filter(({ status }) => status === 'pending').length;
  const reason = closed === DAY_OFF || closed === NO_HOURS ? null : closed;
  const named = visits.slice(0, reason === null ? SHOWN : SHOWN - 1);
  const more = visits.length - named.length;
  const nameOf = distinctNamesBy(visits, namedVisitShort);
  return (
    <Link
      to="."
      search={(search) => ({ ...search, view: 'day' as const, date: day.date })}
      tabIndex={isFirst ? 0 : -1}
      data-day={day.date}
      aria-current={isToday ? 'date' : undefined}
      className="block size-full p-2 transition-colors hover:bg-teal-tint/60 focus-visible:-outline-offset-3 phone:p-1 phone:text-center"
    >
      <span className="sr-only">
        {[
          weekdayDay(day.date),
          closed,
          visits.length > 0 ? visitsCount(visits.length) : closed === null && 'визитов нет',
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span aria-hidden className="flex items-center justify-between gap-1 phone:flex-col">
        <span
          className={cx(
            'text-small font-semibold',
            isOther && 'text-ink-3',
            isToday && 'rounded-control bg-teal px-1.5 text-white',
          )}
        >
          {Number(day.date.slice(8))}
        </span>
        {visits.length > 0 && (
          <span className={cx('text-caption', pending > 0 ? 'font-medium text-amber-ink' : 'text-ink-3')}>
            {visits.length}
            <span className="phone:hidden">{pending > 0 && `, ${counted(pending, waiting)}`}</span>
          </span>
        )}
      </span>
      <span aria-hidden className="mt-1 block phone:hidden">
        {reason !== null && (
          <span
            className={cx('text-caption text-ink-2', visits.length > 0 ? 'block truncate font-medium' : 'line-clamp-2')}
          >
            {reason}
          </span>
        )}
        {named.map((visit) => (
          <span key={visit.id} className={cx('block truncate text-caption', isOther ? 'text-ink-3' : 'text-ink-2')}>
            {time(visit.starts_at)} {nameOf(visit)}
          </span>
        ))}
        {more > 0 && <span className="block text-caption text-ink-3">ещё {more}</span>}
      </span>
    </Link>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const days = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-day]')];
  const next = days[days.indexOf(event.target) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
