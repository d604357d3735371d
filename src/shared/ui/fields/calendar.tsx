import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayMonthYear, monthYear, weekday, weekdayShort } from '@/shared/format/date';
import { cx } from '@/shared/ui/cx';
import { IconButton } from '@/shared/ui/icon-button';
import { LiveRegion } from '@/shared/ui/live-region';
import { useToday } from '@/shared/use-now';
import { addMonths, clampDay, dayAfterKey, weeksOfMonth } from './calendar-days';

interface CalendarProps {
  /** Chosen date, `2026-05-12`. With an empty text the calendar opens at the current month. */
  value: string;
  /** First and last date that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (date: string) => void;
}

/**
 * Calendar of one month with weeks from Monday. Arrows, Home, End and Page keys move focus, Enter
 * chooses.
 */
export function Calendar({ value, min, max, onChoose }: CalendarProps) {
  const today = useToday();
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  /** The date that can be focused. The calendar shows its month. */
  const [current, setCurrent] = useState(() => clampDay(value === '' ? today : value, min, max));
  const weeks = weeksOfMonth(current);
  const isOut = (date: string) => clampDay(date, min, max) !== date;

  const turn = (months: number) => setCurrent(clampDay(addMonths(current, months), min, max));
  const walk = (event: KeyboardEvent) => {
    const next = dayAfterKey(current, event);
    if (next === undefined) return;
    event.preventDefault();
    const date = clampDay(next, min, max);
    // Render synchronously: the next key may be pressed before React renders, and the focused day
    // may no longer be rendered then.
    flushSync(() => setCurrent(date));
    grid.current?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus();
  };

  return (
    <div>
      <div className="flex items-center justify-between">
        <IconButton
          icon={IconChevronLeft}
          label="Предыдущий месяц"
          disabled={min !== undefined && min.slice(0, 7) >= current.slice(0, 7)}
          onClick={() => turn(-1)}
        />
        <LiveRegion>
          <p id={titleId} className="text-title">
            {monthYear(current)}
          </p>
        </LiveRegion>
        <IconButton
          icon={IconChevronRight}
          label="Следующий месяц"
          disabled={max !== undefined && max.slice(0, 7) <= current.slice(0, 7)}
          onClick={() => turn(1)}
        />
      </div>
      <table ref={grid} aria-labelledby={titleId} onKeyDown={walk} className="mt-1 w-full table-fixed">
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th
                key={date}
                scope="col"
                abbr={weekday(date)}
                className="h-8 text-center text-caption font-normal text-ink-3"
              >
                {weekdayShort(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} className="p-0 text-center">
                  <button
                    type="button"
                    data-day={date}
                    tabIndex={date === current ? 0 : -1}
                    disabled={isOut(date)}
                    aria-pressed={date === value}
                    aria-label={`${dayMonthYear(date)}, ${weekday(date)}`}
                    aria-current={date === today ? 'date' : undefined}
                    onClick={() => onChoose(date)}
                    className={cx(
                      'grid h-11 w-full place-items-center rounded-control text-small transition-colors disabled:text-ink-off',
                      date === value ? 'bg-teal font-semibold text-white' : 'enabled:hover:bg-teal-tint',
                      date !== value && date.slice(0, 7) !== current.slice(0, 7) && 'text-ink-3',
                      date !== value && date === today && 'font-semibold text-teal underline underline-offset-4',
                    )}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        disabled={isOut(today)}
        onClick={() => onChoose(today)}
        className="mt-1 min-h-11 w-full rounded-control text-small font-medium text-teal transition-colors hover:bg-teal-tint disabled:text-ink-off"
      >
        Сегодня
      </button>
    </div>
  );
}
