/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FeedbackReply } from './feedback-reply.ts';
import type { VisitDoctor } from './visit-doctor.ts';

/**
 * A published review. Among those of a clinic it says which doctor it is about, among those of a doctor it does not (proposed).
 */
export interface Feedback {
  /** @minimum 1 */
  id: number;
  /**
   * Whole stars, 5 the best.
   * @minimum 1
   * @maximum 5
   */
  rating: number;
  /**
   * Text of the patient; empty if they gave only stars.
   * @maxLength 3000
   */
  text: string;
  /**
   * First name. Null when the reviewer chose to hide it (proposed).
   * @maxLength 60
   * @nullable
   */
  author_name: string | null;
  /**
   * Service of the visit; null if the review names no visit.
   * @maxLength 200
   * @nullable
   */
  service_title: string | null;
  created_at: string;
  /** Null without a reply. */
  reply: FeedbackReply | null;
  /** Written after a completed visit that was booked here; where absent, that is not said (proposed). */
  of_visit?: boolean;
  doctor?: VisitDoctor;
}
