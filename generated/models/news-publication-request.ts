/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Whether patients read it.
 */
export interface NewsPublicationRequest {
  /** `true` shows it to patients from now on, `false` makes it a draft again. */
  published: boolean;
}
