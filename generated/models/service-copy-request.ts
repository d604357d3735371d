/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Source, target and services.
 */
export interface ServiceCopyRequest {
  /**
   * A filial of the doctor.
   * @minimum 1
   */
  from_filial_id: number;
  /**
   * Another filial of the doctor.
   * @minimum 1
   */
  to_filial_id: number;
  /**
   * Links of the first filial; null for all of them.
   * @minItems 1
   * @maxItems 500
   * @nullable
   * @items.minimum 1
   */
  link_ids: number[] | null;
}
