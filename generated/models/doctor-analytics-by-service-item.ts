/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitFigures } from './visit-figures.ts';

export type DoctorAnalyticsByServiceItem = {
  /**
   * Id in the directory of services; hidden services count too.
   * @minimum 1
   */
  service_id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  figures: VisitFigures;
};
