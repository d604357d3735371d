/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitReferralRequest } from './visit-referral-request.ts';

/**
 * The complete conclusion. A text or a day that is null or absent is empty. At least one text, a day or a referral is needed: 422 at `diagnosis`.
 */
export interface VisitConclusionRequest {
  /**
   * Complaints; the patient reads them, as the two fields below.
   * @maxLength 4000
   * @nullable
   */
  complaints?: string | null;
  /**
   * Diagnosis as text, with an optional ICD-10 code.
   * @maxLength 4000
   * @nullable
   */
  diagnosis?: string | null;
  /**
   * Prescribed medicines and actions.
   * @maxLength 4000
   * @nullable
   */
  prescriptions?: string | null;
  /**
   * Last day of the control visit, after the day of the visit, else 422.
   * @nullable
   */
  control_until?: string | null;
  /**
   * Referrals in order, without duplicates; may be empty.
   * @maxItems 10
   */
  referrals: VisitReferralRequest[];
}
