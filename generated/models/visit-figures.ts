/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Figures of the visits of some days.
 */
export interface VisitFigures {
  /**
   * All that were booked for these days, cancelled ones too.
   * @minimum 0
   */
  visits: number;
  /**
   * Took place.
   * @minimum 0
   */
  completed: number;
  /**
   * The patient did not come; a mark that was taken back does not count.
   * @minimum 0
   */
  no_show: number;
  /**
   * Cancelled by the patient in time.
   * @minimum 0
   */
  cancelled_by_patient: number;
  /**
   * Cancelled by the clinic or the doctor.
   * @minimum 0
   */
  cancelled_by_clinic: number;
  /**
   * Of people who had not been to this doctor before; cancelled ones apart.
   * @minimum 0
   */
  first_visits: number;
  /**
   * Booked minutes of the working minutes without breaks. Null when nothing was received, and by service. Of a day gone by by the hours that held on it.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  occupancy_percent: number | null;
  /**
   * Prices of completed visits, KZT.
   * @minimum 0
   */
  revenue: number;
}
