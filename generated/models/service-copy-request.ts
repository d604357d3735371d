/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Source, target and services.
 */
export interface ServiceCopyRequest {
  /**
   * Id of a filial of the doctor.
   * @minimum 1
   */
  from_filial_id: number;
  /**
   * Id of another filial of the doctor.
   * @minimum 1
   */
  to_filial_id: number;
  /**
   * Ids of links in the first filial; null for all.
   * @minItems 1
   * @maxItems 500
   * @nullable
   * @items.minimum 1
   */
  link_ids: number[] | null;
}
