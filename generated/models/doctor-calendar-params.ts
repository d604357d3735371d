/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type DoctorCalendarParams = {
  /**
   * First day.
   */
  date_from: string;
  /**
   * Last day; at most 42 days in all.
   */
  date_to: string;
};
