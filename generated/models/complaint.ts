/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ComplaintReason } from './complaint-reason.ts';
import type { ComplaintState } from './complaint-state.ts';

/**
 * A complaint of one side about a review. The review is public until the complaint is accepted.
 */
export interface Complaint {
  reason: ComplaintReason;
  /**
   * Explanation for moderation; may be empty.
   * @maxLength 1000
   */
  text: string;
  /** State; an accepted complaint removes the review from the pages. */
  state: ComplaintState;
  created_at: string;
  /**
   * Decision of moderation as text; null before.
   * @maxLength 500
   * @nullable
   */
  answer: string | null;
}
