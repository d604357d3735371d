import { Link } from '@tanstack/react-router';
import { visitsCount } from '@/shared/format/counts';
import { weekdayDay, weekdayShort } from '@/shared/format/date';
import { cx } from '@/shared/ui/cx';
import type { ShownDay } from './calendar-day';

interface DayStripProps {
  days: readonly ShownDay[];
  date: string;
}

/**
 * Row with the days of the week, above the day view on phones. Each day has its number of visits.
 */
export function DayStrip({ days, date }: DayStripProps) {
  return (
    <nav aria-label="Дни недели" className="mb-3">
      <ul className="flex gap-1">
        {days.map((day) => (
          <li key={day.date} className="min-w-0 grow basis-0">
            <Link
              to="."
              search={(search) => ({ ...search, view: 'day' as const, date: day.date })}
              aria-current={day.date === date ? 'date' : undefined}
              className={cx(
                'chosen-mark flex min-h-16 flex-col items-center justify-center rounded-control border border-transparent py-1',
                day.date === date && 'border-teal bg-teal-tint text-teal-press',
                day.closed !== null && day.visits.length === 0 && 'text-ink-3',
              )}
            >
              <span className="sr-only">{`${weekdayDay(day.date)}, ${visitsCount(day.visits.length)}`}</span>
              <span aria-hidden className="text-caption">
                {weekdayShort(day.date)}
              </span>
              <span aria-hidden className="text-title">
                {Number(day.date.slice(8))}
              </span>
              <span aria-hidden className="min-h-4.5 text-caption">
                {day.visits.length > 0 && day.visits.length}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
