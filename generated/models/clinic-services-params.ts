/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicServicesParams = {
  /**
   * Id of the only filial to include.
   * @minimum 1
   */
  filial_id?: number;
};
