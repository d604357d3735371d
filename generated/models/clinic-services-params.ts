/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicServicesParams = {
  /**
   * Only in this filial.
   * @minimum 1
   */
  filial_id?: number;
};
