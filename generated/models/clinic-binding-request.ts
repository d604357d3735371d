/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The filial in which the doctor wants to receive.
 */
export interface ClinicBindingRequest {
  /**
   * An open filial of any clinic, else 422; one in which the doctor receives or has asked to answers 409.
   * @minimum 1
   */
  filial_id: number;
}
