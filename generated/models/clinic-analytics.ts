/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicAnalyticsByDayItem } from './clinic-analytics-by-day-item.ts';
import type { ClinicAnalyticsServicesItem } from './clinic-analytics-services-item.ts';
import type { ClinicDoctorFigures } from './clinic-doctor-figures.ts';
import type { ClinicFigures } from './clinic-figures.ts';
import type { ClinicFilialFigures } from './clinic-filial-figures.ts';
import type { Rating } from './rating.ts';

/**
 * Figures of a range of days, and of the range of the same length before it.
 */
export interface ClinicAnalytics {
  /** First day of the range, as it was asked for. */
  date_from: string;
  /** Last day of the range, included. */
  date_to: string;
  /** First day of the range before. */
  previous_from: string;
  /** Last day of the range before. */
  previous_to: string;
  total: ClinicFigures;
  previous: ClinicFigures;
  rating: Rating | null;
  /**
   * Published reviews of the chosen filials of all time, not of the range: those that `rating` is the mean of.
   * @minimum 0
   */
  reviews_count: number;
  /** Open ones, and others where visits were. */
  filials: ClinicFilialFigures[];
  /** The one with the most visits first. */
  doctors: ClinicDoctorFigures[];
  /** The one with the most visits first. */
  services: ClinicAnalyticsServicesItem[];
  /**
   * One entry for each day of the range, in order, also where nothing was booked.
   * @maxItems 366
   */
  by_day: ClinicAnalyticsByDayItem[];
}
