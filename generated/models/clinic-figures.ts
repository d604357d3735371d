/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Figures of a range of days.
 */
export interface ClinicFigures {
  /**
   * Number of booked visits, without cancelled ones.
   * @minimum 0
   */
  visits: number;
  /**
   * Number of visits that took place.
   * @minimum 0
   */
  completed: number;
  /**
   * Number of visits marked as no-show.
   * @minimum 0
   */
  no_show: number;
  /**
   * Number of visits cancelled by either side, not included in `visits`.
   * @minimum 0
   */
  cancelled: number;
  /**
   * Number of first visits of a person to a doctor.
   * @minimum 0
   */
  new_clients: number;
  /**
   * Share of no-shows among ended visits in per cent, with one decimal; null without ended visits.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  no_show_percent: number | null;
  /**
   * Booked share of the doctors' working minutes without breaks, in per cent; null without hours.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  occupancy_percent: number | null;
  /**
   * Sum of the prices of completed visits, KZT.
   * @minimum 0
   */
  income: number;
}
