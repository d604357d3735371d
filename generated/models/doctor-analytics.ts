/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorAnalyticsByFilialItem } from './doctor-analytics-by-filial-item.ts';
import type { DoctorAnalyticsByServiceItem } from './doctor-analytics-by-service-item.ts';
import type { DoctorAnalyticsByWeekItem } from './doctor-analytics-by-week-item.ts';
import type { DoctorAnalyticsPrevious } from './doctor-analytics-previous.ts';
import type { VisitFigures } from './visit-figures.ts';

/**
 * Figures of a range of days, and of the equally long range before it.
 */
export interface DoctorAnalytics {
  /** First day of the requested range. */
  date_from: string;
  /** Last day of the range, inclusive. */
  date_to: string;
  total: VisitFigures;
  /** The equally long range just before. */
  previous: DoctorAnalyticsPrevious;
  /** Weeks from Monday to Sunday, cut to the range, in order. */
  by_week: DoctorAnalyticsByWeekItem[];
  /** Filials with visits or hours, most visits first. */
  by_filial: DoctorAnalyticsByFilialItem[];
  /** Booked services, most visits first. */
  by_service: DoctorAnalyticsByServiceItem[];
}
