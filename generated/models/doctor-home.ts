/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
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
  /** @maxItems 5 */
  notifications: Notification[];
  /**
   * @minimum 0
   * @maximum 100
   */
  completeness_percent: number;
  missing: DoctorHomeMissingItem[];
}
