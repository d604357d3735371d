/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicAnalyticsServicesItem = {
  /**
   * Of the directory of services.
   * @minimum 1
   */
  service_id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
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
