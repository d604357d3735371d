/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ArrivalWindow } from './arrival-window.ts';
import type { BookedService } from './booked-service.ts';
import type { CancelledBy } from './cancelled-by.ts';
import type { DeskVisitUndoTo } from './desk-visit-undo-to.ts';
import type { Funding } from './funding.ts';
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
   * Until when the desk answers the request («An answer in time»); null unless it is `pending`.
   * @nullable
   */
  answer_until: string | null;
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  /** The start and `duration_minutes`. */
  ends_at: string;
  /**
   * Where; it may have been closed since.
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
   * Null where the filial itself receives: a sample is given. In the doctor's cabinet always that doctor.
   * @minimum 1
   * @nullable
   */
  doctor_id: number | null;
  /**
   * Null without a doctor.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  doctor_name: string | null;
  /**
   * Of the directory; it may have been hidden or removed since.
   * @minimum 1
   */
  service_id: number;
  /**
   * As it was called when the visit was booked; of several services the first one and how many go with it.
   * @minLength 1
   * @maxLength 200
   */
  service_title: string;
  /**
   * All analyses that are given at once; absent where it is one. `price` is their sum, `service_id` one of them.
   * @minItems 2
   * @maxItems 30
   */
  services?: BookedService[];
  /**
   * KZT, as it was when the visit was booked; 0 by `osms`.
   * @minimum 0
   */
  price: number;
  /** The payer, as booked; absent if unknown (proposed). */
  funding?: Funding;
  /** Only of a visit by `osms`: the patient brings a referral of the family doctor; false or absent: without one (proposed). */
  needs_referral?: boolean;
  /**
   * As it was when the visit was booked.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /**
   * The person as the clinic knows them: the id in `clinicClientRead` and `doctorPatientRead`.
   * @minimum 1
   */
  client_id: number;
  person: VisitPerson;
  /** Nothing of theirs with this doctor was completed when it was booked, and the service is not a repeated one. */
  first_time: boolean;
  source: VisitSource;
  /**
   * What the patient wrote for the doctor, or the desk wrote down; null without a word.
   * @maxLength 1000
   * @nullable
   */
  comment: string | null;
  phone: Phone;
  /**
   * Documents that belong to the visit.
   * @minimum 0
   */
  documents_count: number;
  /**
   * When the patient said «приду»; null before, and again once the visit is moved.
   * @nullable
   */
  attendance_confirmed_at: string | null;
  /**
   * Since when the person waits; null unless the visit is `arrived`, and where nobody marked that moment.
   * @nullable
   */
  arrived_at: string | null;
  /**
   * The given reason; null unless the visit is cancelled.
   * @maxLength 300
   * @nullable
   */
  cancel_reason: string | null;
  cancelled_by: CancelledBy | null;
  /**
   * When the patient said that the visit was not as it is marked.
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
  /** Null unless the visit is at home. */
  arrival_window: ArrivalWindow | null;
  /** Where the doctor goes, in the city of the filial; null unless the visit is at home. */
  home_address: HomeAddress | null;
  /**
   * As the patient's. Null in the clinic's cabinet: only the doctor and the patient meet there.
   * @maxLength 500
   * @nullable
   * @pattern ^https://
   */
  video_url: string | null;
}
