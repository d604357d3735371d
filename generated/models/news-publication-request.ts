/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Whether patients read it.
 */
export interface NewsPublicationRequest {
  published: boolean;
}
