/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ReferralTarget } from './referral-target.ts';

/**
 * Where an answer leads instead of this service, or before it.
 */
export interface QuestionAdvice {
  /**
   * What the patient reads, plain text.
   * @minLength 1
   * @maxLength 500
   */
  text: string;
  /** Whom to see instead; the patient is offered its doctors. Null where the text alone helps. */
  specialisation: ReferralTarget | null;
  /** Whether the service can't be booked online with this answer; otherwise the patient may go on. */
  stops: boolean;
}
