/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicFigures } from './clinic-figures.ts';
import type { ClinicFilialFiguresByHourItem } from './clinic-filial-figures-by-hour-item.ts';
import type { Rating } from './rating.ts';

/**
 * Figures of one filial in a range of days, and in the range before.
 */
export interface ClinicFilialFigures {
  /**
   * Id of a filial of the clinic.
   * @minimum 1
   */
  filial_id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  total: ClinicFigures;
  previous: ClinicFigures;
  rating: Rating | null;
  /**
   * Number of published reviews of all time, on which `rating` is based.
   * @minimum 0
   */
  reviews_count: number;
  /**
   * Hours of the day with any reception from Monday to Friday, in order.
   * @maxItems 24
   */
  by_hour: ClinicFilialFiguresByHourItem[];
}
