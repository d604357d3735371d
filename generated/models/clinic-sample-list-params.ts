/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicSampleListParams = {
  /**
   * Where.
   * @minimum 1
   */
  filial_id: number;
  /**
   * The chosen ones, for `together`. 422 for one that is not in the list.
   * @minItems 1
   * @maxItems 30
   * @items.minimum 1
   */
  service_ids?: number[];
};
