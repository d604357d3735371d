import type { ComponentProps } from 'react';
import { dayOf, weekdayDay, weekdayShort } from '@/shared/format/date';
import { cx } from './cx';

interface DayRadioProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'> {
  /** `2026-05-12`, which is also the radio's value. */
  date: string;
  /** The day has free time: a dot says so to the eye, words to screen readers. */
  free: boolean;
}

/** One day of a strip, 68 px high. */
export function DayRadio({ date, free, className, ...rest }: DayRadioProps) {
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
