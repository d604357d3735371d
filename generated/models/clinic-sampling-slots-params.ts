/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicSamplingSlotsParams = {
  /**
   * Id of the filial.
   * @minimum 1
   */
  filial_id: number;
  /**
   * The analysis.
   * @minimum 1
   */
  service_id: number;
  /**
   * First day.
   */
  date_from: string;
  /**
   * Last day, at most 30 days after the first.
   */
  date_to: string;
};
