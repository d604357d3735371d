import { DAY_MINUTES, momentOfText } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { Doctor } from '../db/types/doctor.ts';
import { isLive } from './slot-holds.ts';

interface HoldInterval {
  /** Day number since 1970-01-01. */
  readonly day: number;
  /** First minute of the day that is held. */
  readonly from: number;
  readonly to: number;
}

/**
 * Returns intervals of a doctor's active holds, also those of slots offered from the waitlist, in
 * order.
 */
export function holdIntervals(db: Db, doctor: Doctor, now: number): HoldInterval[] {
  return db.slot_holds
    .find('doctor', doctor.id)
    .filter((hold) => isLive(hold, now))
    .map(({ starts_at, ends_at }) => {
      const from = momentOfText(starts_at);
      const day = Math.floor(from / DAY_MINUTES);
      return { day, from: from % DAY_MINUTES, to: momentOfText(ends_at) - day * DAY_MINUTES };
    })
    .toSorted((a, b) => a.day - b.day || a.from - b.from);
}
