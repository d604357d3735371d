/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DayInterval } from './day-interval.ts';
import type { DayPlace } from './day-place.ts';
import type { DoctorHomeCounts } from './doctor-home-counts.ts';
import type { DoctorHomeMissingItem } from './doctor-home-missing-item.ts';
import type { DoctorHomeNextGap } from './doctor-home-next-gap.ts';
import type { Notification } from './notification.ts';

/**
 * The doctor's day at a glance.
 */
export interface DoctorHome {
  date: string;
  counts: DoctorHomeCounts;
  /**
   * The next free time of today.
   * @nullable
   */
  next_gap: DoctorHomeNextGap;
  /** Where the doctor receives today, in order; none on a day off. */
  places: DayPlace[];
  /** Free time and breaks of the whole day, in order. */
  intervals: DayInterval[];
  /** @maxItems 5 */
  notifications: Notification[];
  /**
   * @minimum 0
   * @maximum 100
   */
  completeness_percent: number;
  missing: DoctorHomeMissingItem[];
}
