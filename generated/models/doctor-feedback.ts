/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorFeedbackReply } from './doctor-feedback-reply.ts';

/**
 * A published review of the signed-in doctor.
 */
export interface DoctorFeedback {
  /** @minimum 1 */
  id: number;
  /**
   * @minimum 1
   * @maximum 5
   */
  rating: number;
  /** @maxLength 3000 */
  text: string;
  /**
   * @maxLength 60
   * @nullable
   */
  author_name: string | null;
  /**
   * @maxLength 200
   * @nullable
   */
  service_title: string | null;
  created_at: string;
  /**
   * The doctor's answer.
   * @nullable
   */
  reply: DoctorFeedbackReply;
}
