/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitFigures } from './visit-figures.ts';

export type DoctorAnalyticsByWeekItem = {
  date_from: string;
  date_to: string;
  figures: VisitFigures;
};
