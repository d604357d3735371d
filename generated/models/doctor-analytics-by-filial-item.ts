/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitFigures } from './visit-figures.ts';

export type DoctorAnalyticsByFilialItem = {
  /**
   * Id of a filial where the doctor works or worked.
   * @minimum 1
   */
  filial_id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  figures: VisitFigures;
};
