/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ComplaintReason } from './complaint-reason.ts';
import type { FeedbackReply } from './feedback-reply.ts';
import type { FilialBrief } from './filial-brief.ts';
import type { ReviewCriteria } from './review-criteria.ts';
import type { ReviewState } from './review-state.ts';
import type { VisitDoctor } from './visit-doctor.ts';

/**
 * The patient's own review of a completed visit.
 */
export interface Review {
  /** @minimum 1 */
  id: number;
  /**
   * Id of the reviewed visit; a visit has at most one review.
   * @minimum 1
   */
  visit_id: number;
  /** Doctor; null for a sample without a doctor. */
  doctor: VisitDoctor | null;
  filial: FilialBrief;
  /**
   * Title of the service at booking.
   * @minLength 1
   * @maxLength 200
   */
  service_title: string;
  /** Day of the visit at +05:00. */
  visit_date: string;
  /**
   * Whole stars, 5 is the best.
   * @minimum 1
   * @maximum 5
   */
  rating: number;
  criteria: ReviewCriteria;
  /**
   * Text of the author, even if it was rejected.
   * @maxLength 3000
   */
  text: string;
  /** True if the name is hidden (proposed). */
  anonymous: boolean;
  state: ReviewState;
  /**
   * Reason of the rejection; null unless the review is rejected.
   * @maxLength 300
   * @nullable
   */
  reject_reason: string | null;
  /** Kind of the reason in `reject_reason`; null or absent unless the review is rejected (proposed). */
  rejected_for?: ComplaintReason | null;
  created_at: string;
  /**
   * Deadline of moderation; null unless the review is in process.
   * @nullable
   */
  moderation_due_at: string | null;
  /** Reply; null without one. */
  reply: FeedbackReply | null;
}
