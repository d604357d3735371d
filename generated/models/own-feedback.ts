/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Complaint } from './complaint.ts';
import type { FeedbackReply } from './feedback-reply.ts';
import type { FilialBrief } from './filial-brief.ts';
import type { VisitDoctor } from './visit-doctor.ts';

/**
 * A published review of the logged-in doctor, or of a visit to the logged-in clinic. Only a clinic gets `doctor` and `filial`.
 */
export interface OwnFeedback {
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
   * First name of the author; null if hidden.
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
  /** True if a completed visit that was booked here proves the review. */
  of_visit: boolean;
  /** Reply; null without one. */
  reply: FeedbackReply | null;
  /** Complaint of this side; null without one. */
  complaint: Complaint | null;
  /** Doctor; null if the review is about the filial only. */
  doctor?: VisitDoctor | null;
  filial?: FilialBrief;
}
