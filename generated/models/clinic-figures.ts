/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Figures of a range of days.
 */
export interface ClinicFigures {
  /**
   * Booked and not cancelled.
   * @minimum 0
   */
  visits: number;
  /**
   * Visits that took place.
   * @minimum 0
   */
  completed: number;
  /**
   * Visits marked as no-show.
   * @minimum 0
   */
  no_show: number;
  /**
   * By either side; not among `visits`.
   * @minimum 0
   */
  cancelled: number;
  /**
   * Visits to a doctor whom the person had not visited before.
   * @minimum 0
   */
  new_clients: number;
  /**
   * Of the visits that are over, to a tenth. Null while none is.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  no_show_percent: number | null;
  /**
   * Booked minutes of the doctors' hours without breaks. Null where nobody received.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  occupancy_percent: number | null;
  /**
   * Prices of completed visits, KZT.
   * @minimum 0
   */
  income: number;
}
