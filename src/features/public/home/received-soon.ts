import type { DoctorCard } from '#generated/models/doctor-card.ts';
import type { SearchItem } from '#generated/models/search-item.ts';
import { addDays } from '@/shared/format/date';

/** Doctors in one row. */
const SHOWN = 4;

/** A doctor with the first free time of the shown day. */
export interface SoonDoctor {
  readonly doctor: DoctorCard;
  readonly startsAt: string;
}

interface ReceivedSoon {
  readonly day: 'today' | 'tomorrow';
  readonly doctors: readonly SoonDoctor[];
}

/**
 * Four doctors with a free time today, of different specialisations if possible; otherwise four of
 * tomorrow. Undefined if neither day has four: fewer would contradict the headline.
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
 * Doctors with photos first, then one of each specialisation before a second; otherwise in the
 * given order.
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
