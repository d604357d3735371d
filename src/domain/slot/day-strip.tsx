import { type ComponentProps, useEffect, useId, useRef } from 'react';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { dayOf, weekdayDay, weekdayShort } from '@/shared/format/date';
import { cx } from '@/shared/ui/cx';
import { hasFree } from './slot-days';

interface DayStripProps {
  days: readonly SlotDay[];
  /** The chosen day, `YYYY-MM-DD`. */
  value: string | undefined;
  onChange: (date: string) => void;
  /** On phones a strip of 56 px days that scrolls sideways; else the days share the width. */
  scrollsOnPhone?: boolean;
}

/** The days of a page as radio buttons. */
export function DayStrip({ days, value, onChange, scrollsOnPhone = false }: DayStripProps) {
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = strip.current;
    const chosen = box?.querySelector(`[value="${value}"]`);
    if (!box || !chosen || box.scrollWidth <= box.clientWidth) return;
    const { left, width } = chosen.getBoundingClientRect();
    const middle = left - box.getBoundingClientRect().left - (box.clientWidth - width) / 2;
    box.scrollBy({ left: middle });
  }, [value]);

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">День</legend>
      <div
        ref={strip}
        className={cx(
          'flex',
          scrollsOnPhone &&
            'phone:-mx-4 phone:gap-1 phone:overflow-x-auto phone:scroll-smooth phone:px-4 phone:py-1 scroll-quiet',
        )}
      >
        {days.map((day) => (
          <DayRadio
            key={day.date}
            date={day.date}
            name={name}
            free={hasFree(day)}
            disabled={!hasFree(day)}
            checked={day.date === value}
            onChange={() => onChange(day.date)}
            {...(scrollsOnPhone && { className: 'phone:w-14 phone:grow-0 phone:basis-auto phone:shrink-0' })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface DayRadioProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'> {
  /** `2026-05-12`, which is also the radio's value. */
  date: string;
  /** The day has free time: shown as a dot, and announced to screen readers. */
  free: boolean;
}

/** One day of a strip, 68 px high. */
function DayRadio({ date, free, className, ...rest }: DayRadioProps) {
  return (
    <label
      className={cx(
        'relative chosen-mark flex h-17 min-w-8 grow basis-0 flex-col items-center rounded-control border border-transparent pt-2 transition-colors',
        'hover:bg-canvas has-checked:border-teal has-checked:bg-teal-tint has-checked:text-teal-press',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
        className,
      )}
    >
      <input
        {...rest}
        type="radio"
        value={date}
        aria-label={`${weekdayDay(date)}, ${free ? 'есть время' : 'нет времени'}`}
        className="peer sr-only"
      />
      <span aria-hidden="true" className="text-caption text-ink-3 peer-checked:text-teal-press">
        {weekdayShort(date)}
      </span>
      <span
        aria-hidden="true"
        className={cx('leading-6', free ? 'font-semibold' : 'text-ink-3 peer-checked:text-teal-press')}
      >
        {Number(dayOf(date).slice(8))}
      </span>
      {free && <span className="mt-1.25 size-1.5 rounded-full bg-teal forced-colors:bg-system" />}
    </label>
  );
}
