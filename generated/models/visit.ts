/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ArrivalWindow } from './arrival-window.ts';
import type { BookedService } from './booked-service.ts';
import type { CancelledBy } from './cancelled-by.ts';
import type { CardRight } from './card-right.ts';
import type { Email } from './email.ts';
import type { FilialBrief } from './filial-brief.ts';
import type { Funding } from './funding.ts';
import type { HomeAddress } from './home-address.ts';
import type { NextReminder } from './next-reminder.ts';
import type { Phone } from './phone.ts';
import type { VisitConclusion } from './visit-conclusion.ts';
import type { VisitDoctor } from './visit-doctor.ts';
import type { VisitEvent } from './visit-event.ts';
import type { VisitFormat } from './visit-format.ts';
import type { VisitPerson } from './visit-person.ts';
import type { VisitQuestion } from './visit-question.ts';
import type { VisitStatus } from './visit-status.ts';

/**
 * A visit, as its patient sees it. Service name, price and duration are copies made when it was booked.
 */
export interface Visit {
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
   * Until when the clinic answers the request («An answer in time»); null unless it is `pending`.
   * @nullable
   */
  answer_until: string | null;
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  /** The start and `duration_minutes`. */
  ends_at: string;
  created_at: string;
  /** Null where the filial itself receives: a sample for an analysis is given. */
  doctor: VisitDoctor | null;
  filial: FilialBrief;
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
   * KZT; 0 by `osms`.
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
  person: VisitPerson;
  /** Of a visit whose card is shared with the reader («A shared card»): what they may do; absent of one's own (proposed). */
  shared_right?: CardRight;
  /**
   * Full name of the account that booked, where that is another one than the reader's; null or absent else (proposed).
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  booked_by?: string | null;
  /**
   * Seen by the doctor only; by the filial where there is none. Null for who has not booked it.
   * @maxLength 1000
   * @nullable
   */
  comment: string | null;
  /** Where the clinic rings; who has not booked the visit reads their own. */
  phone: Phone;
  /** Where notices of the visit are written to; who has not booked it reads their own. */
  email: Email;
  /** The clinic asks the patient to say that they will come. */
  attendance_requested: boolean;
  /**
   * The patient's «приду» — a mark, not a state.
   * @nullable
   */
  attendance_confirmed_at: string | null;
  /** Until when the patient can cancel or move it; while it is `pending`, at least until `answer_until`. */
  cancel_until: string;
  format: VisitFormat;
  /**
   * When to come, start less the clinic's `arrive_early_minutes`; null unless the visit is in the clinic.
   * @nullable
   */
  arrive_at: string | null;
  /** When the doctor comes: from the start on, for `arrival_window_minutes`. Null unless the visit is at home. */
  arrival_window: ArrivalWindow | null;
  /** Null unless the visit is at home and the reader has booked it. */
  home_address: HomeAddress | null;
  /**
   * From when on the visit has a `video_url`, 10 minutes before the start; null unless it is online.
   * @nullable
   */
  video_from: string | null;
  /**
   * Where patient and doctor meet. Null unless the visit is online, and there only from `video_from` to half an hour past the end of a visit that is confirmed or has begun. It is sent by e-mail as well.
   * @maxLength 500
   * @nullable
   * @pattern ^https://
   */
  video_url: string | null;
  /** To be done on an empty stomach. */
  fasting: boolean;
  /**
   * Working days until the result is ready, 0 on the same day. Null if there is no result.
   * @minimum 0
   * @maximum 60
   * @nullable
   */
  ready_in_workdays: number | null;
  /**
   * Preparation, step by step; empty if none is needed.
   * @items.minLength 1
   * @items.maxLength 300
   */
  preparation: string[];
  /**
   * The given reason; null unless the visit is cancelled.
   * @maxLength 300
   * @nullable
   */
  cancel_reason: string | null;
  cancelled_by: CancelledBy | null;
  /**
   * The patient's review of this visit.
   * @minimum 1
   * @nullable
   */
  review_id: number | null;
  /**
   * The rating in that review.
   * @minimum 1
   * @maximum 5
   * @nullable
   */
  rating: number | null;
  /**
   * Until when the patient can say that the visit did not take place; null while it is not over, and once it was said or the time has passed.
   * @nullable
   */
  dispute_until: string | null;
  /**
   * When the patient said so. The state stays; support decides.
   * @nullable
   */
  disputed_at: string | null;
  /** When and how the patient is reminded of it next («Reminders»); null where nothing more comes. Absent where the server does not say. */
  next_reminder?: NextReminder | null;
  /** Newest first. */
  history: VisitEvent[];
  /** What the doctor wrote after the visit (proposed); null or absent without one. */
  conclusion?: VisitConclusion | null;
  /**
   * What is asked before the visit, and the answers; once it has begun those with an answer (proposed). Absent or empty where nothing is.
   * @maxItems 50
   */
  questions?: VisitQuestion[];
}
