/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Complaint } from './complaint.ts';
import type { FeedbackReply } from './feedback-reply.ts';
import type { FilialBrief } from './filial-brief.ts';
import type { VisitDoctor } from './visit-doctor.ts';

/**
 * A published review of the logged-in doctor, or of a visit to the logged-in clinic, which alone reads `doctor` and `filial`.
 */
export interface OwnFeedback {
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
   * First name. Null when the reviewer chose to hide it.
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
  /** Written by a patient of a completed visit that was booked here. */
  of_visit: boolean;
  /** Null without a reply. */
  reply: FeedbackReply | null;
  /** The own report; null without one. */
  complaint: Complaint | null;
  /** Null when it is about the filial alone. */
  doctor?: VisitDoctor | null;
  filial?: FilialBrief;
}
