/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitFigures } from './visit-figures.ts';

/**
 * The same number of days just before.
 */
export type DoctorAnalyticsPrevious = {
  date_from: string;
  date_to: string;
  total: VisitFigures;
};
