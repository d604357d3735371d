/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ComplaintReason } from './complaint-reason.ts';

export type FeedbackMetaRejectedForItem = {
  reason: ComplaintReason;
  /**
   * Number of reviews rejected for this reason; the sum is `rejected_count`.
   * @minimum 1
   */
  count: number;
};
