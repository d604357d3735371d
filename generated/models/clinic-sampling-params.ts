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
   * Ids of all analyses booked together, including `service_id`; absent for a single one.
   * @minItems 1
   * @maxItems 30
   * @items.minimum 1
   */
  service_ids?: number[];
};
