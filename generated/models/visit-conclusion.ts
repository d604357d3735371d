/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitReferral } from './visit-referral.ts';

/**
 * What a doctor wrote for the patient after a visit. The patient and the doctor of the visit read it, the reception doesn't.
 */
export interface VisitConclusion {
  /**
   * Plain text with line breaks, as the two below; null where nothing was written.
   * @minLength 1
   * @maxLength 4000
   * @nullable
   */
  complaints: string | null;
  /**
   * Null where nothing was written.
   * @minLength 1
   * @maxLength 4000
   * @nullable
   */
  diagnosis: string | null;
  /**
   * What to take and to do; null where nothing was written.
   * @minLength 1
   * @maxLength 4000
   * @nullable
   */
  prescriptions: string | null;
  /**
   * The last day on which the patient should come again; null without a control visit.
   * @nullable
   */
  control_until: string | null;
  /** In the order of the doctor; empty without any. */
  referrals: VisitReferral[];
  /**
   * Full name of the doctor who wrote it.
   * @minLength 1
   * @maxLength 200
   */
  author: string;
  /** When it was last changed. */
  written_at: string;
}
