/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A time held for a waiting person, until they book it as usual or it expires.
 */
export interface WaitlistOffer {
  /** The offered time. */
  starts_at: string;
  /** Until when nobody else can book it: two hours, less where booking closes before. */
  expires_at: string;
}
