/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicAnalyticsServicesItem = {
  /**
   * Id in the directory of services.
   * @minimum 1
   */
  service_id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
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
