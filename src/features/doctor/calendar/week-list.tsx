import { Link } from '@tanstack/react-router';
import { namedVisit, distinctNamesBy } from '@/domain/person/distinct-names';
import { deskLabel } from '@/domain/visit/visit-badge';
import { visitsCount } from '@/shared/format/counts';
import { dayOf, weekdayDay } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';
import { cx } from '@/shared/ui/cx';
import type { ShownDay } from './calendar-day';
import type { useVisitPopover } from './use-visit-popover';

interface WeekListProps {
  days: readonly ShownDay[];
  now: number;
  handlersOf: ReturnType<typeof useVisitPopover>['handlersOf'];
}

/** Week view for phones: one card per day. */
export function WeekList({ days, now, handlersOf }: WeekListProps) {
  const nameOf = distinctNamesBy(
    days.flatMap(({ visits }) => visits),
    namedVisit,
  );
  return (
    <ol className="flex flex-col gap-3">
      {days.map((day) => (
        <li key={day.date} className="overflow-clip rounded-card bg-white">
          <Link
            to="."
            search={(search) => ({ ...search, view: 'day' as const, date: day.date })}
            className="flex min-h-11 items-center justify-between gap-3 px-4 py-2 focus-visible:-outline-offset-3"
          >
            <h2 className={cx('text-body font-medium', day.date === dayOf(now) && 'text-teal')}>
              {upperFirst(weekdayDay(day.date))}
              {day.places.length > 0 && (
                <span className="block text-caption font-normal text-ink-2">{day.places.map(typeset).join(', ')}</span>
              )}
              {day.visits.length > 0 && day.closed !== null && (
                <span className="block text-caption font-normal text-ink-2">{typeset(day.closed)}</span>
              )}
            </h2>
            <span className="text-small text-ink-3">
              {day.visits.length > 0 ? visitsCount(day.visits.length) : (day.closed ?? 'свободно')}
            </span>
          </Link>
          {day.visits.length > 0 && (
            <ul>
              {day.visits.map((visit) => {
                const { text, tone, icon } = deskLabel(visit);
                return (
                  <li key={visit.id} className="border-t border-line">
                    <button
                      type="button"
                      {...handlersOf(visit)}
                      className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left focus-visible:-outline-offset-3"
                    >
                      <span className="w-11 shrink-0 text-small">{time(visit.starts_at)}</span>
                      <span className="min-w-0 grow">
                        <span className="block wrap-anywhere">{nameOf(visit)}</span>
                        <span className="block text-caption text-ink-2">
                          {visit.service_title}
                          {day.places.length > 1 && `, ${typeset(visit.filial_title)}`}
                        </span>
                      </span>
                      <Badge tone={tone} icon={icon}>
                        <span className="sr-only">{text}</span>
                      </Badge>
                    </button>
                  </li>
                );
              })}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
