/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ArrivalWindow } from './arrival-window.ts';
import type { ClinicVisitUndoTo } from './clinic-visit-undo-to.ts';
import type { HomeAddress } from './home-address.ts';
import type { Phone } from './phone.ts';
import type { VisitFormat } from './visit-format.ts';
import type { VisitPerson } from './visit-person.ts';
import type { VisitSource } from './visit-source.ts';
import type { VisitStatus } from './visit-status.ts';

/**
 * A visit, as its clinic sees it.
 */
export interface ClinicVisit {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 20
   */
  number: string;
  status: VisitStatus;
  starts_at: string;
  ends_at: string;
  /** @minimum 1 */
  filial_id: number;
  /**
   * Null where the filial itself receives: a sample is given.
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
  /** @minimum 1 */
  service_id: number;
  /**
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
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /**
   * The person as the clinic knows them: the id in `clinicClientList`.
   * @minimum 1
   */
  client_id: number;
  person: VisitPerson;
  first_time: boolean;
  source: VisitSource;
  /**
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
  /** @nullable */
  attendance_confirmed_at: string | null;
  /**
   * @maxLength 300
   * @nullable
   */
  cancel_reason: string | null;
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
  undo_to: ClinicVisitUndoTo;
  format: VisitFormat;
  /** Null unless the visit is at home. */
  arrival_window: ArrivalWindow | null;
  /** Where the doctor goes, in the city of the filial; null unless the visit is at home. */
  home_address: HomeAddress | null;
}
