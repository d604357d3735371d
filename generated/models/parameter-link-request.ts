/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The parameter to add (rules §3).
 */
export interface ParameterLinkRequest {
  /** @minimum 1 */
  parameter_id: number;
}
