import { time } from '@/shared/format/time';

/** Morning ends at noon, evening begins at 17:00, by the clinic's clock. */
export type PartOfDay = 'morning' | 'day' | 'evening';

const PART_TITLES = { morning: 'Утро', day: 'День', evening: 'Вечер' } satisfies Record<PartOfDay, string>;

/** The part of the day in which a time falls. */
export function partOfDay(startsAt: string): PartOfDay {
  const clock = time(startsAt);
  if (clock < '12:00') return 'morning';
  return clock < '17:00' ? 'day' : 'evening';
}

export interface PartGroup<Slot> {
  part: PartOfDay;
  title: string;
  slots: readonly Slot[];
}

/** Times of one day under «Утро», «День», «Вечер»; a part without times is left out. The order within a part is kept. */
export function groupByPart<Slot extends { starts_at: string }>(slots: readonly Slot[]): PartGroup<Slot>[] {
  const parts: readonly PartOfDay[] = ['morning', 'day', 'evening'];
  return parts
    .map((part) => ({
      part,
      title: PART_TITLES[part],
      slots: slots.filter((slot) => partOfDay(slot.starts_at) === part),
    }))
    .filter((group) => group.slots.length > 0);
}
