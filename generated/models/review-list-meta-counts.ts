/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ReviewListMetaCounts = {
  /** @minimum 0 */
  published: number;
  /** @minimum 0 */
  in_process: number;
  /** @minimum 0 */
  rejected: number;
};
