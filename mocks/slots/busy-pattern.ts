import { chanceOf } from '#mocks/db/random.ts';
import type { BusyProfile } from '#mocks/db/types/doctor.ts';

/**
 * Generated load: some days are fully booked, and on other days a share of the cells is booked. A
 * cell is the time from one slot to the next. The load makes calendars of thousands of doctors look
 * busy without stored visits. It depends only on the doctor, the day and the distance from the
 * seed's day, so it is always the same.
 */

/** Shares of fully booked days, by distance from the seed's day. */
const FULL_DAY_SHARES = [0.54, 0.46, 0.26, 0.16] as const;
const FULL_DAY_LATER = 0.05;
/** Addition to the load of near days, by distance from the seed's day. */
const NEARNESS = [0.16, 0.1, 0.05, 0.02] as const;
const FAR_AHEAD = -0.22;
const FULL_DAY = 0x51a7;
const CELL = 0x7c39;

/** Generated load of a doctor's day. */
export interface BusyDay {
  readonly isFull: boolean;
  /** Share of cells that are booked on the day. */
  readonly load: number;
  /** Slots before this minute of the day are taken. */
  readonly freeFrom: number;
}

/** Load of a day that has only stored visits. */
export const NO_GENERATED_LOAD: BusyDay = { isFull: false, load: 0, freeFrom: 0 };

/** @param ahead distance from the seed's day in days */
export function busyDay(doctorId: number, profile: BusyProfile, day: number, ahead: number): BusyDay {
  if (profile.level >= 1 || ahead < (profile.full_days ?? 0)) return { isFull: true, load: 1, freeFrom: 0 };
  if (profile.level <= 0) return NO_GENERATED_LOAD;
  const share = (FULL_DAY_SHARES[ahead] ?? FULL_DAY_LATER) * (0.4 + profile.level);
  if (chanceOf(doctorId ^ FULL_DAY, day) < share) return { isFull: true, load: 1, freeFrom: 0 };
  const load = profile.level + (NEARNESS[ahead] ?? (ahead > 7 ? FAR_AHEAD : 0));
  return {
    isFull: false,
    load: Math.min(0.94, Math.max(0.06, load)),
    freeFrom: ahead === 0 ? profile.first_day_from : 0,
  };
}

/** Whether the cell that begins at this minute is booked. */
export function isCellBusy(doctorId: number, day: number, minute: number, load: number): boolean {
  return chanceOf(doctorId + CELL, day * 1440 + minute) < load;
}
