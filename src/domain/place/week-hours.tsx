import type { OpeningHours } from '#generated/models/opening-hours.ts';
import { cx } from '@/shared/ui/cx';
import { useToday } from '@/shared/use-now';
import { weekRows } from './hours-text';

/**
 * Opening hours of a week. Consecutive days with the same hours share a row. The row that contains
 * today is bold.
 */
export function WeekHours({ hours, className }: { hours: readonly OpeningHours[]; className?: string }) {
  const rows = weekRows(hours, useToday());
  if (rows.length === 0) return null;
  return (
    <dl className={cx('grid w-fit grid-cols-[auto_auto] gap-x-4 text-small', className)}>
      {rows.map(({ days, text, isToday }) => (
        <div key={days} className={cx('contents', isToday ? 'font-semibold text-ink' : 'text-ink-3')}>
          <dt>
            {days}
            {isToday && <span className="sr-only"> (сегодня)</span>}
          </dt>
          <dd className="tabular">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
