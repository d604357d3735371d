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
  /** First day of the requested range. */
  date_from: string;
  /** Last day of the range, inclusive. */
  date_to: string;
  /** First day of the range before. */
  previous_from: string;
  /** Last day of the range before. */
  previous_to: string;
  total: ClinicFigures;
  previous: ClinicFigures;
  rating: Rating | null;
  /**
   * Number of published reviews of the chosen filials of all time, on which `rating` is based.
   * @minimum 0
   */
  reviews_count: number;
  /** Open filials, and other filials with visits. */
  filials: ClinicFilialFigures[];
  /** Doctors, most visits first. */
  doctors: ClinicDoctorFigures[];
  /** Services, most visits first. */
  services: ClinicAnalyticsServicesItem[];
  /**
   * Entries for each day of the range, in order, including days without visits.
   * @maxItems 366
   */
  by_day: ClinicAnalyticsByDayItem[];
}
