/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ArrivalWindow } from './arrival-window.ts';
import type { BookedService } from './booked-service.ts';
import type { CancelledBy } from './cancelled-by.ts';
import type { DeskVisitUndoTo } from './desk-visit-undo-to.ts';
import type { Funding } from './funding.ts';
import type { Fundings } from './fundings.ts';
import type { HomeAddress } from './home-address.ts';
import type { Phone } from './phone.ts';
import type { VisitFormat } from './visit-format.ts';
import type { VisitPerson } from './visit-person.ts';
import type { VisitSource } from './visit-source.ts';
import type { VisitStatus } from './visit-status.ts';

/**
 * A visit, as its doctor and its clinic see it.
 */
export interface DeskVisit {
  /** @minimum 1 */
  id: number;
  /**
   * Number of the visit for people, at the desk and on the phone; requests use the `id`.
   * @minLength 1
   * @maxLength 20
   */
  number: string;
  status: VisitStatus;
  /**
   * Deadline for the answer to the visit request («An answer in time»); null unless `pending`.
   * @nullable
   */
  answer_until: string | null;
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  /** The start and `duration_minutes`. */
  ends_at: string;
  /**
   * Id of the filial, which may have been closed since.
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
   * Id of the doctor; null for a sample without a doctor. In the doctor's cabinet it is always that doctor.
   * @minimum 1
   * @nullable
   */
  doctor_id: number | null;
  /**
   * Name of the doctor; null without a doctor.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  doctor_name: string | null;
  /**
   * Id in the directory of services; the service may have been hidden or removed since.
   * @minimum 1
   */
  service_id: number;
  /**
   * Title of the service at booking; for several services the first title and the number of others.
   * @minLength 1
   * @maxLength 200
   */
  service_title: string;
  /**
   * All analyses booked together; absent for a single one. `price` is their sum, `service_id` one of them.
   * @minItems 2
   * @maxItems 30
   */
  services?: BookedService[];
  /**
   * Price at booking in KZT; 0 for `osms`.
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
   * Duration in minutes at booking.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /**
   * Id of the client in `clinicClientRead` and `doctorPatientRead`.
   * @minimum 1
   */
  client_id: number;
  person: VisitPerson;
  /** True if the person had no completed visit to this doctor at booking, and the service is not a repeat visit. */
  first_time: boolean;
  source: VisitSource;
  /**
   * Comment of the patient, or of the desk for the patient; null without one.
   * @maxLength 1000
   * @nullable
   */
  comment: string | null;
  phone: Phone;
  /**
   * Number of the visit's documents.
   * @minimum 0
   */
  documents_count: number;
  /**
   * Time of the patient's «приду»; null before, and again after a move.
   * @nullable
   */
  attendance_confirmed_at: string | null;
  /**
   * Time of arrival; null unless the visit is `arrived`, and if it was not recorded.
   * @nullable
   */
  arrived_at: string | null;
  /**
   * Reason of the cancellation; null for other visits or without a reason.
   * @maxLength 300
   * @nullable
   */
  cancel_reason: string | null;
  cancelled_by: CancelledBy | null;
  /**
   * Time of the patient's objection to the mark of the visit; null without one.
   * @nullable
   */
  disputed_at: string | null;
  /**
   * The state that the visit goes back to when its last mark was a mistake. Null when there is none to take back, and when it is too
   * late for that (see States of a visit).
   * @nullable
   */
  undo_to: DeskVisitUndoTo;
  format: VisitFormat;
  /** Arrival window of a home visit; null for other visits. */
  arrival_window: ArrivalWindow | null;
  /** Address of a home visit, in the city of the filial; null for other visits. */
  home_address: HomeAddress | null;
  /**
   * Link of an online visit, the same as the patient's. Null in the clinic's cabinet, because only doctor and patient meet there.
   * @maxLength 500
   * @nullable
   * @pattern ^https://
   */
  video_url: string | null;
}
