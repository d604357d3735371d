/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The day from which on staff need a second factor.
 */
export interface ClinicSecondFactorRequest {
  /**
   * Today or a later day, at most 365 days ahead; null withdraws the requirement.
   * @nullable
   */
  required_from: string | null;
}
