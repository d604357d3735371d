/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CancelledBy } from './cancelled-by.ts';
import type { Funding } from './funding.ts';
import type { Fundings } from './fundings.ts';
import type { VisitStatus } from './visit-status.ts';

/**
 * A visit of a client in the logged-in clinic.
 */
export interface ClientVisit {
  /** @minimum 1 */
  id: number;
  status: VisitStatus;
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  /**
   * Id of a filial of the clinic, even a closed one.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Current title of the filial, even for old entries.
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
  /**
   * Surname and initials of the doctor; null for a sample without a doctor.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  doctor: string | null;
  /**
   * Title of the service at booking.
   * @minLength 1
   * @maxLength 200
   */
  service_title: string;
  /**
   * Price in KZT; 0 for `osms`.
   * @minimum 0
   */
  price: number;
  /** Payer of the visit; absent if unknown (proposed). */
  funding?: Funding;
  /** Payers who were possible at booking, if none was chosen. Absent in other cases, and once the visit has ended (proposed). */
  payers?: Fundings;
  /** True if a visit paid by `osms` requires a referral of the family doctor; false or absent in other cases (proposed). */
  needs_referral?: boolean;
  /**
   * Reason of the cancellation; null for other visits or without a reason.
   * @maxLength 300
   * @nullable
   */
  cancel_reason: string | null;
  cancelled_by: CancelledBy | null;
}
