import type { SlotDay } from '@generated/models/slot-day';
import { useId } from 'react';
import { weekdayDay } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { cx } from '@/shared/ui/cx';
import { SlotRadio } from '@/shared/ui/slot-radio';
import { slotColumns } from './slot-columns';
import { groupByPart } from './slot-time';

interface SlotGridProps {
  day: SlotDay;
  /** The chosen time, as the contract writes it. */
  value: string | undefined;
  onChange: (startsAt: string) => void;
  /** «panel»: the part of the day above its times; «page»: beside them where there is room. */
  layout: 'panel' | 'page';
}

/** The times of one day as one choice, under «Утро», «День», «Вечер». */
export function SlotGrid({ day, value, onChange, layout }: SlotGridProps) {
  const id = useId();
  const onPage = layout === 'page';

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Время, {weekdayDay(day.date)}</legend>
      <div className="flex flex-col gap-4">
        {groupByPart(day.slots).map(({ part, title, slots }) => (
          <div
            key={part}
            role="group"
            aria-labelledby={`${id}-${part}`}
            className={cx('flex flex-col gap-2', onPage && 'desktop:flex-row desktop:gap-4')}
          >
            <p id={`${id}-${part}`} className={cx('text-small text-ink-3', onPage && 'desktop:w-15 desktop:py-2.5')}>
              {title}
            </p>
            <div
              style={slotColumns}
              className={cx('grid gap-2', onPage && 'desktop:flex desktop:flex-1 desktop:flex-wrap')}
            >
              {slots.map((slot) => (
                <SlotRadio
                  key={slot.starts_at}
                  name={id}
                  value={slot.starts_at}
                  checked={slot.starts_at === value}
                  taken={!slot.available}
                  onChange={() => onChange(slot.starts_at)}
                >
                  {time(slot.starts_at)}
                </SlotRadio>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
