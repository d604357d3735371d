/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type DoctorAnalyticsByDayItem = {
  date: string;
  /** @minimum 0 */
  visits: number;
};
