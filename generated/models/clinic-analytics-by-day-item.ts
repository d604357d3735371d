/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicAnalyticsByDayItem = {
  /** Day of the visits' starts, at +05:00. */
  date: string;
  /**
   * Booked and not cancelled.
   * @minimum 0
   */
  visits: number;
  /**
   * Prices of completed visits, KZT.
   * @minimum 0
   */
  income: number;
};
