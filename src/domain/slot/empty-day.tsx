import type { SlotDay } from '#generated/models/slot-day.ts';
import { weekdayDay } from '@/shared/format/date';
import { Button } from '@/shared/ui/button';
import { emptyDayPhrase } from './slot-phrase';
import { firstFreeDay } from './slot-search';

interface EmptyDayProps {
  days: readonly SlotDay[];
  /** The day without time; undefined when none is shown. */
  day: SlotDay | undefined;
  onDayChange: (date: string) => void;
}

/** In place of the times of a day that has none left: why, and the nearest day that has. */
export function EmptyDay({ days, day, onDayChange }: EmptyDayProps) {
  const nearest = firstFreeDay(days)?.date;
  return (
    <div className="flex flex-col items-start gap-3 rounded-note bg-canvas p-4 text-small">
      <p className="first-letter:uppercase">{day ? `${emptyDayPhrase(day)}.` : 'Свободного времени нет.'}</p>
      {nearest && (
        <Button size="small" onClick={() => onDayChange(nearest)}>
          Показать {weekdayDay(nearest)}
        </Button>
      )}
    </div>
  );
}
