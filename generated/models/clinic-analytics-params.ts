/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicAnalyticsParams = {
  /**
   * First day.
   */
  date_from: string;
  /**
   * Last day.
   */
  date_to: string;
  /**
   * Id of the only filial to include.
   * @minimum 1
   */
  filial_id?: number;
};
