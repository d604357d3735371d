/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The visit for which an earlier time is wanted.
 */
export interface WaitlistRequest {
  /** @minimum 1 */
  visit_id: number;
}
