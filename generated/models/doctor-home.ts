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
  /** Today at +05:00. */
  date: string;
  /** Visits of today by how far they are, cancelled ones apart. */
  counts: DoctorHomeCounts;
  /**
   * The first of today's free `intervals` that is not over; null when none is left.
   * @nullable
   */
  next_gap: DoctorHomeNextGap;
  /** Where the doctor receives today, in order; none on a day off. */
  places: DayPlace[];
  /** Free time and breaks of the whole day, in order. */
  intervals: DayInterval[];
  /**
   * The five newest of this cabinet, read ones too.
   * @maxItems 5
   */
  notifications: Notification[];
  /**
   * How many of the five parts in question are filled in; 100 when `missing` is empty.
   * @minimum 0
   * @maximum 100
   */
  completeness_percent: number;
  /** Empty parts that patients look for; `doctorReadiness` has what prevents booking. */
  missing: DoctorHomeMissingItem[];
}
