/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ArrivalWindow } from './arrival-window.ts';
import type { CancelledBy } from './cancelled-by.ts';
import type { DoctorVisitUndoTo } from './doctor-visit-undo-to.ts';
import type { HomeAddress } from './home-address.ts';
import type { Phone } from './phone.ts';
import type { VisitFormat } from './visit-format.ts';
import type { VisitPerson } from './visit-person.ts';
import type { VisitSource } from './visit-source.ts';
import type { VisitStatus } from './visit-status.ts';

/**
 * A visit, as its doctor sees it.
 */
export interface DoctorVisit {
  /** @minimum 1 */
  id: number;
  /**
   * What people call the visit by at the desk and on the phone; requests take the `id`.
   * @minLength 1
   * @maxLength 20
   */
  number: string;
  status: VisitStatus;
  /**
   * Until when the clinic answers the request («An answer in time»); null unless it is `pending`.
   * @nullable
   */
  answer_until: string | null;
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  /** The start and `duration_minutes`. */
  ends_at: string;
  /**
   * A filial in which the doctor receives, or did.
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
   * Of the directory; it may have been hidden or removed since.
   * @minimum 1
   */
  service_id: number;
  /**
   * As it was called when the visit was booked.
   * @minLength 1
   * @maxLength 200
   */
  service_title: string;
  /**
   * KZT, as it was when the visit was booked.
   * @minimum 0
   */
  price: number;
  /**
   * As it was when the visit was booked.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /**
   * The person as the clinic knows them: the id in `doctorPatientRead`.
   * @minimum 1
   */
  client_id: number;
  person: VisitPerson;
  /** The person's first visit to this doctor. */
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
   * What was given as the reason; null unless the visit is cancelled.
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
  undo_to: DoctorVisitUndoTo;
  format: VisitFormat;
  /** Null unless the visit is at home. */
  arrival_window: ArrivalWindow | null;
  /** Where to go, in the city of the filial; null unless the visit is at home. */
  home_address: HomeAddress | null;
  /**
   * As the patient's.
   * @maxLength 500
   * @nullable
   * @pattern ^https://
   */
  video_url: string | null;
}
