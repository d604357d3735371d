/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ComplaintReason } from './complaint-reason.ts';

/**
 * A complaint about a review.
 */
export interface ComplaintRequest {
  reason: ComplaintReason;
  /**
   * Required for the reason `other`, else it may be empty.
   * @maxLength 1000
   */
  text: string;
}
