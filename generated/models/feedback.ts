/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FeedbackReply } from './feedback-reply.ts';
import type { VisitDoctor } from './visit-doctor.ts';

/**
 * A published review. In a clinic's list it names its doctor, in a doctor's list it does not (proposed).
 */
export interface Feedback {
  /** @minimum 1 */
  id: number;
  /**
   * Whole stars, 5 is the best.
   * @minimum 1
   * @maximum 5
   */
  rating: number;
  /**
   * Text of the patient; empty for stars without a text.
   * @maxLength 3000
   */
  text: string;
  /**
   * First name of the author; null if hidden (proposed).
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
  /** Reply; null without one. */
  reply: FeedbackReply | null;
  /** True if a completed visit that was booked here proves the review; absent if unknown (proposed). */
  of_visit?: boolean;
  doctor?: VisitDoctor;
}
