/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Publication of a news item.
 */
export interface NewsPublicationRequest {
  /** `true` publishes the news item, `false` makes it a draft. */
  published: boolean;
}
