/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicSamplingParams = {
  /**
   * The analysis.
   * @minimum 1
   */
  service_id: number;
  /**
   * All analyses to be given at once, `service_id` among them; absent for one.
   * @minItems 1
   * @maxItems 30
   * @items.minimum 1
   */
  service_ids?: number[];
};
