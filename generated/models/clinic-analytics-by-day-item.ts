/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicAnalyticsByDayItem = {
  /** Day of the visits' starts, at +05:00. */
  date: string;
  /**
   * Number of booked visits, without cancelled ones.
   * @minimum 0
   */
  visits: number;
  /**
   * Sum of the prices of completed visits, KZT.
   * @minimum 0
   */
  income: number;
};
