/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type DoctorVisitListParams = {
  /**
   * First day.
   */
  date_from: string;
  /**
   * Last day, at most 41 days after the first.
   */
  date_to: string;
};
