import type { SlotDay } from '@generated/models/slot-day';
import { useId } from 'react';
import { weekdayDay } from '@/shared/format/date';
import { cx } from '@/shared/ui/cx';
import { SlotOption } from './slot-option';
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
            <div className={cx('grid grid-cols-4 gap-2', onPage && 'desktop:flex desktop:flex-1 desktop:flex-wrap')}>
              {slots.map((slot) => (
                <SlotOption
                  key={slot.starts_at}
                  slot={slot}
                  name={id}
                  chosen={slot.starts_at === value}
                  onChoose={() => onChange(slot.starts_at)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
