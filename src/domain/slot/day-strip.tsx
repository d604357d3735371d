import type { SlotDay } from '@generated/models/slot-day';
import { useEffect, useId, useRef } from 'react';
import { cx } from '@/shared/ui/cx';
import { DayOption } from './day-option';

interface DayStripProps {
  days: readonly SlotDay[];
  /** The chosen day, `YYYY-MM-DD`. */
  value: string | undefined;
  onChange: (date: string) => void;
  /** On phones a strip of 56 px days that scrolls sideways; otherwise all days share the width. */
  scrollsOnPhone?: boolean;
}

/** The days of a page as one choice. */
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
          'grid auto-cols-fr grid-flow-col',
          scrollsOnPhone &&
            'phone:-mx-4 phone:flex phone:gap-1 phone:overflow-x-auto phone:scroll-smooth phone:px-4 phone:py-1',
        )}
      >
        {days.map((day) => (
          <DayOption
            key={day.date}
            day={day}
            name={name}
            chosen={day.date === value}
            onChoose={() => onChange(day.date)}
            className={scrollsOnPhone ? 'phone:w-14 phone:shrink-0' : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}
