/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReferralTarget } from './referral-target.ts';

/**
 * Advice after an answer: what to do before this service, or in place of it.
 */
export interface QuestionAdvice {
  /**
   * Plain text for the patient.
   * @minLength 1
   * @maxLength 500
   */
  text: string;
  /** Specialisation to see, whose doctors the patient is offered; null without one. */
  specialisation: ReferralTarget | null;
  /** True if this answer prevents an online booking of the service. */
  stops: boolean;
}
