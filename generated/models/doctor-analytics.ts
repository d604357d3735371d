/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorAnalyticsByDayItem } from './doctor-analytics-by-day-item.ts';

/**
 * Figures of a range of days.
 */
export interface DoctorAnalytics {
  /** @minimum 0 */
  visits: number;
  /** @minimum 0 */
  completed: number;
  /** @minimum 0 */
  no_show: number;
  /** @minimum 0 */
  cancelled: number;
  /** @minimum 0 */
  new_patients: number;
  /**
   * @minimum 0
   * @maximum 100
   */
  occupancy_percent: number;
  /**
   * Prices of completed visits, KZT.
   * @minimum 0
   */
  revenue: number;
  by_day: DoctorAnalyticsByDayItem[];
}
