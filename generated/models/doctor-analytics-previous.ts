/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitFigures } from './visit-figures.ts';

/**
 * The equally long range just before.
 */
export type DoctorAnalyticsPrevious = {
  /** First day of that range. */
  date_from: string;
  /** Last day of that range: the day before `date_from`. */
  date_to: string;
  total: VisitFigures;
};
