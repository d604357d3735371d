/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type DocumentListMetaCounts = {
  /** @minimum 0 */
  analysis: number;
  /** @minimum 0 */
  examination: number;
  /** @minimum 0 */
  conclusion: number;
  /** @minimum 0 */
  referral: number;
  /** @minimum 0 */
  prescription: number;
  /** @minimum 0 */
  vaccination: number;
  /** @minimum 0 */
  other: number;
};
