/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Figures of the visits of some days.
 */
export interface VisitFigures {
  /**
   * Number of booked visits, including cancelled ones.
   * @minimum 0
   */
  visits: number;
  /**
   * Took place.
   * @minimum 0
   */
  completed: number;
  /**
   * Number of no-shows, without undone marks.
   * @minimum 0
   */
  no_show: number;
  /**
   * Number of visits cancelled by the patient in time.
   * @minimum 0
   */
  cancelled_by_patient: number;
  /**
   * Number of visits cancelled by the clinic or the doctor.
   * @minimum 0
   */
  cancelled_by_clinic: number;
  /**
   * Number of first visits to this doctor, without cancelled ones.
   * @minimum 0
   */
  first_visits: number;
  /**
   * Booked share of the working minutes without breaks, in per cent; null without hours, and by service. For a past day the hours of that day count.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  occupancy_percent: number | null;
  /**
   * Sum of the prices of completed visits, KZT.
   * @minimum 0
   */
  revenue: number;
}
