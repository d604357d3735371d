/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitReferral } from './visit-referral.ts';

/**
 * What a doctor wrote for the patient after a visit. The patient and the doctor of the visit read it, the reception doesn't.
 */
export interface VisitConclusion {
  /**
   * Complaints as plain text with line breaks, as the two fields below; null without a text.
   * @minLength 1
   * @maxLength 4000
   * @nullable
   */
  complaints: string | null;
  /**
   * Diagnosis; null without a text.
   * @minLength 1
   * @maxLength 4000
   * @nullable
   */
  diagnosis: string | null;
  /**
   * Prescribed medicines and actions; null without a text.
   * @minLength 1
   * @maxLength 4000
   * @nullable
   */
  prescriptions: string | null;
  /**
   * Last day of the control visit; null without one.
   * @nullable
   */
  control_until: string | null;
  /** Referrals in the doctor's order; may be empty. */
  referrals: VisitReferral[];
  /**
   * Full name of the doctor who wrote it.
   * @minLength 1
   * @maxLength 200
   */
  author: string;
  /** Time of the last change. */
  written_at: string;
}
