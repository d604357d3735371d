/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A slot held for a waiting person, until the person books it or it expires.
 */
export interface WaitlistOffer {
  /** Start of the offered slot. */
  starts_at: string;
  /** End of the hold: after two hours, or earlier if booking closes before. */
  expires_at: string;
}
