/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicSamplingParams = {
  /**
   * The analysis.
   * @minimum 1
   */
  service_id: number;
};
