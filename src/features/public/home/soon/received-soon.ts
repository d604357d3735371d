import type { DoctorCard } from '#generated/models/doctor-card.ts';
import type { SearchItem } from '#generated/models/search-item.ts';
import { addDays } from '@/shared/format/date';

/** As many as stand in one row. */
const SHOWN = 4;

/** A doctor with the first time of the day that the row is about. */
export interface SoonDoctor {
  readonly doctor: DoctorCard;
  readonly startsAt: string;
}

export interface ReceivedSoon {
  readonly day: 'today' | 'tomorrow';
  readonly doctors: readonly SoonDoctor[];
}

/**
 * Four doctors who receive today, of different specialisations as far as there are; where today has fewer, four of tomorrow.
 * Undefined where neither day has four: half a row would prove the opposite of what it promises.
 */
export function receivedSoon(items: readonly SearchItem[], today: string): ReceivedSoon | undefined {
  const cards = items.filter((item) => item.kind === 'doctor');
  for (const day of ['today', 'tomorrow'] as const) {
    const date = day === 'today' ? today : addDays(today, 1);
    const free = cards.flatMap((doctor) => {
      const startsAt = doctor.next_days.find((one) => one.date === date)?.slots[0];
      return startsAt === undefined ? [] : [{ doctor, startsAt }];
    });
    if (free.length >= SHOWN) return { day, doctors: mixed(free) };
  }
  return undefined;
}

/** Those with a photo first, then one of each specialisation before a second of any; otherwise in the order given. */
function mixed(free: readonly SoonDoctor[]): SoonDoctor[] {
  const seen = new Set<string | undefined>();
  const ranked = free
    .toSorted((a, b) => Number(a.doctor.avatar === null) - Number(b.doctor.avatar === null))
    .map((one) => {
      const main = one.doctor.specialisations[0]?.slug;
      const isSecond = seen.has(main);
      seen.add(main);
      return { one, isSecond };
    });
  return ranked
    .toSorted((a, b) => Number(a.isSecond) - Number(b.isSecond))
    .slice(0, SHOWN)
    .map(({ one }) => one);
}
