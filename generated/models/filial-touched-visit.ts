/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialNewTime } from './filial-new-time.ts';
import type { Funding } from './funding.ts';
import type { VisitStatus } from './visit-status.ts';

/**
 * A booked visit that a change of the filial would displace.
 */
export interface FilialTouchedVisit {
  /** @minimum 1 */
  id: number;
  /**
   * Number of the visit that people see.
   * @minLength 1
   * @maxLength 20
   */
  number: string;
  status: VisitStatus;
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  /** End: the start plus the booked duration. */
  ends_at: string;
  /**
   * Id of the doctor; null for a sample without a doctor.
   * @minimum 1
   * @nullable
   */
  doctor_id: number | null;
  /**
   * Name of the doctor; null for a sample, which the filial takes without a doctor.
   * @maxLength 200
   * @nullable
   */
  doctor_name: string | null;
  /**
   * Title of the service at booking.
   * @minLength 1
   * @maxLength 200
   */
  service_title: string;
  /** Payer of the visit; absent if unknown (proposed). */
  funding?: Funding;
  /**
   * Name of the patient.
   * @minLength 1
   * @maxLength 200
   */
  person_name: string;
  /**
   * Phone for a call before the change.
   * @maxLength 30
   * @nullable
   */
  phone: string | null;
  /**
   * Possible new times at which the visit's payer pays, the soonest first, from its own day on, within 60 days. The first one is the first of
   * no other visit of the list, so that all can be moved at once; empty where no time is left.
   * @maxItems 24
   */
  new_times: FilialNewTime[];
}
