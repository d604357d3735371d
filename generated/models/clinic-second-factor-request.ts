/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The day from which on staff need a second factor.
 */
export interface ClinicSecondFactorRequest {
  /**
   * Today or later; null withdraws the requirement.
   * @nullable
   */
  required_from: string | null;
}
