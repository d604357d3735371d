/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The parameter to add (rules §3).
 */
export interface ParameterLinkRequest {
  /**
   * Id in the directory of doctor parameters, else 422; 409 if the doctor has it.
   * @minimum 1
   */
  parameter_id: number;
}
