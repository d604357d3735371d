import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import type { SlotDay } from '#generated/models/slot-day.ts';
import type { Slot } from '#generated/models/slot.ts';
import { dayOf, weekdayDay, weekdayShort } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { slotBoxClass, slotClass, slotColumns } from './booking-link';
import { hasFree } from './slot-calendar';

interface DayStripProps {
  days: readonly SlotDay[];
  /** Chosen day, `YYYY-MM-DD`. */
  value: string | undefined;
  onChange: (date: string) => void;
  /** On phones the days are 56 px wide and scroll sideways. Otherwise they share the width. */
  scrollsOnPhone?: boolean;
}

/** Radios to choose a day among the days of one page of the slot calendar. */
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
  /** Date and value of the radio: `2026-05-12`. */
  date: string;
  /**
   * Whether the day has free slots. A day with free slots has a dot, and screen readers announce
   * this.
   */
  free: boolean;
}

/** Radio of one day, 68 px high. */
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

interface SlotGridProps {
  day: SlotDay;
  /** Start of the chosen slot, in the contract's format. */
  value: string | undefined;
  onChange: (startsAt: string) => void;
  /**
   * Position of the headings «Утро», «День», «Вечер»: in a `panel` they are above the slots, on a
   * `page` beside the slots if there is room.
   */
  layout: 'panel' | 'page';
  /**
   * Start of the visit that is being rescheduled. The slot with this start is marked as the
   * person's own.
   */
  own?: string | undefined;
}

/**
 * Chooses a free slot of a day, with radios under «Утро», «День», «Вечер». Taken slots are hidden
 * at first, because on a busy day they would push the first free slot off the screen.
 */
export function SlotGrid({ day, value, onChange, layout, own }: SlotGridProps) {
  const id = useId();
  const [showsTaken, setShowsTaken] = useState(false);
  const onPage = layout === 'page';
  const shown = day.slots.filter((slot) => showsTaken || whyUnavailable(slot, own) !== 'taken');
  const taken = day.slots.filter((slot) => whyUnavailable(slot, own) === 'taken').length;

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
            // The button that shows taken slots is beside the first heading. Below the slots the
            // booking bar would cover it.
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
                  unavailable={whyUnavailable(slot, own)}
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

interface SlotRadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Start of the slot: «14:30». */
  children: string;
  /**
   * Disables the slot. A `taken` slot is booked and is struck through. An `own` slot belongs to the
   * visit that is being rescheduled.
   */
  unavailable?: 'taken' | 'own' | undefined;
}

/** Radio of a slot. Arrow keys move between slots with the same `name`. */
function SlotRadio({ children, unavailable, className, ...rest }: SlotRadioProps) {
  return (
    <label
      className={cx(
        slotBoxClass,
        'relative chosen-mark has-checked:border-teal has-checked:bg-teal has-checked:text-white',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
        slotClass[unavailable ?? 'free'],
        unavailable === 'own' && 'flex-col leading-4.5',
        className,
      )}
    >
      <input {...rest} type="radio" disabled={unavailable !== undefined || rest.disabled} className="sr-only" />
      <span translate="no">{children}</span>
      {unavailable === 'taken' && <span className="sr-only">, занято</span>}
      {unavailable === 'own' && <span className="text-caption leading-3.5 font-normal"> ваше</span>}
    </label>
  );
}

function whyUnavailable(slot: Slot, own: string | undefined): 'own' | 'taken' | undefined {
  if (slot.starts_at === own) return 'own';
  return slot.available ? undefined : 'taken';
}

/**
 * Parts of the day in the clinic's time. The morning ends at 12:00, the evening begins at 17:00.
 */
export type PartOfDay = 'morning' | 'day' | 'evening';

const PART_TITLES = { morning: 'Утро', day: 'День', evening: 'Вечер' } satisfies Record<PartOfDay, string>;

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

/** Groups the slots of a day under «Утро», «День», «Вечер». A part without slots is left out. */
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
