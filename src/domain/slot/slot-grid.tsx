import { useId, useState } from 'react';
import type { SlotDay } from '#generated/models/slot-day.ts';
import type { Slot } from '#generated/models/slot.ts';
import { weekdayDay } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { slotColumns, SlotRadio } from './slot-box';

interface SlotGridProps {
  day: SlotDay;
  /** The chosen time, as the contract writes it. */
  value: string | undefined;
  onChange: (startsAt: string) => void;
  /** «panel»: the part of the day above its times; «page»: beside them where there is room. */
  layout: 'panel' | 'page';
  /** The time of the visit that is being moved: shown as the person's own. */
  own?: string | undefined;
}

/**
 * The free times of one day as radio buttons, under «Утро», «День», «Вечер». Taken times are hidden: on a busy day they would fill
 * the screen before the first free one.
 */
export function SlotGrid({ day, value, onChange, layout, own }: SlotGridProps) {
  const id = useId();
  const [showsTaken, setShowsTaken] = useState(false);
  const onPage = layout === 'page';
  const shown = day.slots.filter((slot) => showsTaken || unavailable(slot, own) !== 'taken');
  const taken = day.slots.filter((slot) => unavailable(slot, own) === 'taken').length;

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Время, {weekdayDay(day.date)}</legend>
      <div className="relative flex flex-col gap-4">
        {taken > 0 && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={showsTaken}
            onClick={() => setShowsTaken(!showsTaken)}
            // On the line of the first part of the day: below the times the bar of the booking would cover it.
            className={cx(
              'absolute -top-2 -right-2 font-normal phone:-top-3',
              onPage && 'desktop:static desktop:order-last desktop:-my-2 desktop:-ml-2 desktop:self-start',
            )}
          >
            {showsTaken ? 'Скрыть занятые' : `Занято: ${taken}. Показать`}
          </Button>
        )}
        {groupByPart(shown).map(({ part, title, slots }) => (
          <div
            key={part}
            role="group"
            aria-labelledby={`${id}-${part}`}
            className={cx('flex flex-col gap-2 phone:gap-3', onPage && 'desktop:flex-row desktop:gap-4')}
          >
            <p id={`${id}-${part}`} className={cx('text-small text-ink-3', onPage && 'desktop:w-15 desktop:py-2.5')}>
              {title}
            </p>
            <div className={cx(slotColumns, onPage && 'desktop:flex desktop:flex-1 desktop:flex-wrap')}>
              {slots.map((slot) => (
                <SlotRadio
                  key={slot.starts_at}
                  name={id}
                  value={slot.starts_at}
                  checked={slot.starts_at === value}
                  unavailable={unavailable(slot, own)}
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

function unavailable(slot: Slot, own: string | undefined): 'own' | 'taken' | undefined {
  if (slot.starts_at === own) return 'own';
  return slot.available ? undefined : 'taken';
}

/** Morning ends at noon, evening begins at 17:00, in the clinic's time. */
export type PartOfDay = 'morning' | 'day' | 'evening';

const PART_TITLES = { morning: 'Утро', day: 'День', evening: 'Вечер' } satisfies Record<PartOfDay, string>;

/** The part of the day in which a time falls. */
export function partOfDay(startsAt: string): PartOfDay {
  const clock = time(startsAt);
  if (clock < '12:00') return 'morning';
  return clock < '17:00' ? 'day' : 'evening';
}

export interface PartGroup<Timed> {
  part: PartOfDay;
  title: string;
  slots: readonly Timed[];
}

/** Times of one day under «Утро», «День», «Вечер»; a part without times is left out. The order within a part is kept. */
export function groupByPart<Timed extends { starts_at: string }>(slots: readonly Timed[]): PartGroup<Timed>[] {
  const parts: readonly PartOfDay[] = ['morning', 'day', 'evening'];
  return parts
    .map((part) => ({
      part,
      title: PART_TITLES[part],
      slots: slots.filter((slot) => partOfDay(slot.starts_at) === part),
    }))
    .filter((group) => group.slots.length > 0);
}
