import type { SlotDay } from '@generated/models/slot-day';
import { weekdayDay, weekdayShort } from '@/shared/format/date';
import { cx } from '@/shared/ui/cx';
import { emptyDayPhrase, freePhrase } from './slot-phrase';
import { hasFree } from './slot-search';

interface DayOptionProps {
  day: SlotDay;
  name: string;
  chosen: boolean;
  onChoose: () => void;
  className?: string | undefined;
}

/** A day as a radio button: weekday, number, and a dot when it has time. A day without time cannot be chosen, and says why. */
export function DayOption({ day, name, chosen, onChoose, className }: DayOptionProps) {
  const free = hasFree(day);
  const state = free ? freePhrase(day) : emptyDayPhrase(day);
  return (
    <label
      title={free ? undefined : state}
      className={cx(
        'relative flex h-17 flex-col items-center rounded-control border border-transparent pt-2.5 transition-colors',
        'has-checked:border-teal has-checked:bg-teal-tint',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
        free ? 'hover:bg-canvas has-checked:hover:bg-teal-tint' : 'text-ink-3',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        value={day.date}
        checked={chosen}
        disabled={!free}
        onChange={onChoose}
        aria-label={`${weekdayDay(day.date)}. ${state}`}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none disabled:cursor-not-allowed"
      />
      <span className={cx('text-caption', chosen && free ? 'text-teal-press' : 'text-ink-3')}>
        {weekdayShort(day.date)}
      </span>
      <span className={cx(free && (chosen ? 'font-semibold text-teal-press' : 'font-semibold'))}>
        {Number(day.date.slice(8))}
      </span>
      {free && <span className="mt-0.5 size-1.5 rounded-full bg-teal forced-color-adjust-none" />}
    </label>
  );
}
