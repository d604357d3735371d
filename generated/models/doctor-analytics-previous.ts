/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitFigures } from './visit-figures.ts';

/**
 * The same number of days just before.
 */
export type DoctorAnalyticsPrevious = {
  /** As many days before `date_from` as the range has. */
  date_from: string;
  /** The day before `date_from`. */
  date_to: string;
  total: VisitFigures;
};
