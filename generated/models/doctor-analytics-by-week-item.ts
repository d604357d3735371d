/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitFigures } from './visit-figures.ts';

export type DoctorAnalyticsByWeekItem = {
  /** Monday of the week, or the first day of the range. */
  date_from: string;
  /** Sunday of the week, or the last day of the range. */
  date_to: string;
  figures: VisitFigures;
};
