/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorAnalyticsByFilialItem } from './doctor-analytics-by-filial-item.ts';
import type { DoctorAnalyticsByServiceItem } from './doctor-analytics-by-service-item.ts';
import type { DoctorAnalyticsByWeekItem } from './doctor-analytics-by-week-item.ts';
import type { DoctorAnalyticsPrevious } from './doctor-analytics-previous.ts';
import type { VisitFigures } from './visit-figures.ts';

/**
 * Figures of a range of days, beside the range of the same length before it.
 */
export interface DoctorAnalytics {
  /** First day of the range, as it was asked for. */
  date_from: string;
  /** Last day of the range, included. */
  date_to: string;
  total: VisitFigures;
  /** The same number of days just before. */
  previous: DoctorAnalyticsPrevious;
  /** Weeks from Monday to Sunday, cut to the range; the earliest first. */
  by_week: DoctorAnalyticsByWeekItem[];
  /** Filials with visits or hours, the most visits first. */
  by_filial: DoctorAnalyticsByFilialItem[];
  /** Services that were booked, the most visits first. */
  by_service: DoctorAnalyticsByServiceItem[];
}
