/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ComplaintReason } from './complaint-reason.ts';
import type { ComplaintState } from './complaint-state.ts';

/**
 * The report of one side about a review. The review stays public until the report is accepted.
 */
export interface Complaint {
  reason: ComplaintReason;
  /**
   * What moderation should know; may be empty.
   * @maxLength 1000
   */
  text: string;
  /** An accepted one takes the review from the pages. */
  state: ComplaintState;
  created_at: string;
  /**
   * What moderation decided, in words; null until then.
   * @maxLength 500
   * @nullable
   */
  answer: string | null;
}
