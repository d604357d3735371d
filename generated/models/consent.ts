/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Consent to the processing of personal data (law 94-V). Version and time are recorded.
 */
export interface Consent {
  /**
   * One of `consentVersionList`; else 422.
   * @minLength 1
   * @maxLength 40
   */
  version: string;
  /** When the person ticked it, by the clock of their device. Where that is ahead of the server or more than a day behind, the server keeps its own time. */
  accepted_at: string;
}
