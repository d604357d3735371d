/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The parameter to add (rules §3).
 */
export interface ParameterLinkRequest {
  /**
   * Of the directory of doctor parameters, else 422; one that is linked already answers 409.
   * @minimum 1
   */
  parameter_id: number;
}
