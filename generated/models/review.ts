/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
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
   * The visit that it is about; each has one review at most.
   * @minimum 1
   */
  visit_id: number;
  /** Null where the filial itself receives: a sample for an analysis is given. */
  doctor: VisitDoctor | null;
  filial: FilialBrief;
  /**
   * As it was called when the visit was booked.
   * @minLength 1
   * @maxLength 200
   */
  service_title: string;
  /** Day of the visit at +05:00. */
  visit_date: string;
  /**
   * Whole stars, 5 the best.
   * @minimum 1
   * @maximum 5
   */
  rating: number;
  criteria: ReviewCriteria;
  /**
   * As the author wrote it, also where it was rejected.
   * @maxLength 3000
   */
  text: string;
  /** The name is hidden (proposed). */
  anonymous: boolean;
  state: ReviewState;
  /**
   * What the moderator asks to change; null unless it is rejected.
   * @maxLength 300
   * @nullable
   */
  reject_reason: string | null;
  created_at: string;
  /**
   * Until when moderation answers; null unless the review is in process.
   * @nullable
   */
  moderation_due_at: string | null;
  /** Null without a reply. */
  reply: FeedbackReply | null;
}
