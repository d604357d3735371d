import { DAY_MINUTES, momentOfText } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { Doctor } from '../db/types/doctor.ts';
import { isLive } from './slot-holds.ts';

interface HoldInterval {
  /** Days since 1970. */
  readonly day: number;
  /** Minutes of the day. */
  readonly from: number;
  readonly to: number;
}

/** A doctor's times under active holds or offers to the waitlist, in order. */
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
