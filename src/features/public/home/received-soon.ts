import type { DoctorCard } from '#generated/models/doctor-card.ts';
import type { SearchItem } from '#generated/models/search-item.ts';
import { addDays } from '@/shared/format/date';

/** Number of doctors in the row. */
const SHOWN = 4;

/** A doctor, with the doctor's first free time on the day in the headline. */
export interface SoonDoctor {
  readonly doctor: DoctorCard;
  readonly startsAt: string;
}

interface ReceivedSoon {
  readonly day: 'today' | 'tomorrow';
  readonly doctors: readonly SoonDoctor[];
}

/**
 * Four doctors with a free time today, or else four with a free time tomorrow; undefined if there
 * are fewer than four on either day.
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

/**
 * Sorts doctors so that different specialisations come first, and doctors with photos before those
 * without.
 */
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
