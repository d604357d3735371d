/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The doctor's text about themselves.
 */
export interface DescriptionRequest {
  /** @maxLength 5000 */
  description: string;
}
