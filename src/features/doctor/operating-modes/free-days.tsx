import type { ScheduleFreeDay } from '#generated/models/schedule-free-day.ts';
import { relativeDay, dayMonth } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { Card } from '@/shared/ui/card';

/** Times of a day that are named. */
const SHOWN = 6;

/** What patients see, or would see when the changes are saved. */
export function FreeDays({ days }: { days: readonly ScheduleFreeDay[] }) {
  return (
    <Card className="mt-4">
      <h2 className="text-title">Что увидят пациенты</h2>
      <div aria-live="polite">
        {days.length === 0 ? (
          <p className="mt-2 text-small text-ink-2">Свободного времени для записи в&nbsp;этой клинике нет.</p>
        ) : (
          <ul className="mt-2 grid grid-cols-3 gap-x-6 gap-y-3 phone:grid-cols-1 narrow:grid-cols-2">
            {days.slice(0, 6).map(({ date, slots }) => (
              <li key={date} className="text-small">
                <p className="font-medium">
                  {relativeDay(date)}, {dayMonth(date)}
                </p>
                <p className="text-ink-2">
                  {slots.slice(0, SHOWN).map(time).join(', ')}
                  {slots.length > SHOWN && <span className="text-ink-3"> и&nbsp;ещё&nbsp;{slots.length - SHOWN}</span>}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
