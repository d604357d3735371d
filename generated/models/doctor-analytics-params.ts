/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type DoctorAnalyticsParams = {
  /**
   * First day.
   */
  date_from: string;
  /**
   * Last day.
   */
  date_to: string;
};
