/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CancelledBy } from './cancelled-by.ts';
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
   * One of the clinic's own, a closed one too.
   * @minimum 1
   */
  filial_id: number;
  /**
   * The filial's title as it is today, also on what is long past.
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
  /**
   * Surname with initials; null where the filial itself receives.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  doctor: string | null;
  /**
   * As it was called when the visit was booked.
   * @minLength 1
   * @maxLength 200
   */
  service_title: string;
  /**
   * KZT.
   * @minimum 0
   */
  price: number;
  /**
   * The given reason; null unless the visit is cancelled.
   * @maxLength 300
   * @nullable
   */
  cancel_reason: string | null;
  cancelled_by: CancelledBy | null;
}
