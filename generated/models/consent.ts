/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Consent to the processing of personal data (law 94-V). Version and time are recorded.
 */
export interface Consent {
  /**
   * Version from `consentVersionList`, else 422.
   * @minLength 1
   * @maxLength 40
   */
  version: string;
  /** Time of the consent by the device's clock. If it is in the server's future or more than a day old, the server stores its own time. */
  accepted_at: string;
}
