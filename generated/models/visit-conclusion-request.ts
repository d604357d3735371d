/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitReferralRequest } from './visit-referral-request.ts';

/**
 * The complete conclusion. A text or a day that is null or absent is empty. At least one text, a day or a referral is needed: 422 at `diagnosis`.
 */
export interface VisitConclusionRequest {
  /**
   * Read by the patient, as the two below.
   * @maxLength 4000
   * @nullable
   */
  complaints?: string | null;
  /**
   * In words, with a code of ICD-10 where the doctor gives one.
   * @maxLength 4000
   * @nullable
   */
  diagnosis?: string | null;
  /**
   * What to take and to do.
   * @maxLength 4000
   * @nullable
   */
  prescriptions?: string | null;
  /**
   * After the day of the visit; else 422.
   * @nullable
   */
  control_until?: string | null;
  /**
   * In this order, none twice; empty without any.
   * @maxItems 10
   */
  referrals: VisitReferralRequest[];
}
