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
 * Summary of the doctor's day.
 */
export interface DoctorHome {
  /** Today at +05:00. */
  date: string;
  /** Numbers of today's visits by status, without cancelled ones. */
  counts: DoctorHomeCounts;
  /**
   * The next free interval of today; null without one.
   * @nullable
   */
  next_gap: DoctorHomeNextGap;
  /** Filials where the doctor receives today, in order; empty on a day off. */
  places: DayPlace[];
  /** Free time and breaks of the whole day, in order. */
  intervals: DayInterval[];
  /**
   * The five newest notifications of this cabinet, including read ones.
   * @maxItems 5
   */
  notifications: Notification[];
  /**
   * Share of filled parts of the profile in per cent; 100 if `missing` is empty.
   * @minimum 0
   * @maximum 100
   */
  completeness_percent: number;
  /** Empty parts of the profile that patients look for. `doctorReadiness` lists what prevents booking. */
  missing: DoctorHomeMissingItem[];
}
