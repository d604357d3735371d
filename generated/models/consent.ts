/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Consent to the processing of personal data (law 94-V). Version and time are recorded.
 */
export interface Consent {
  /**
   * @minLength 1
   * @maxLength 40
   */
  version: string;
  accepted_at: string;
}
