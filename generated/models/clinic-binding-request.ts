/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The filial in which the doctor wants to receive.
 */
export interface ClinicBindingRequest {
  /** @minimum 1 */
  filial_id: number;
}
