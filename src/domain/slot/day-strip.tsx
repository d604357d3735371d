import { useEffect, useId, useRef } from 'react';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { cx } from '@/shared/ui/cx';
import { DayRadio } from '@/shared/ui/day-radio';
import { hasFree } from './slot-search';

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
