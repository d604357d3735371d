/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Slot to offer.
 */
export interface WaitlistOfferRequest {
  /**
   * Start of a free slot of the doctor in that filial; for an earlier time, before the visit.
   * @pattern T[0-9]{2}:[0-9]{2}:00([.]0+)?(Z|[+-][0-9]{2}:[0-9]{2})$
   */
  starts_at: string;
}
