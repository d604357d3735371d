/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The filial in which the doctor wants to receive.
 */
export interface ClinicBindingRequest {
  /**
   * Id of an open filial of any clinic, else 422; 409 if the doctor receives there or has already asked.
   * @minimum 1
   */
  filial_id: number;
}
