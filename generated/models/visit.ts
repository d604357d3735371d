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
import type { PaymentMethod } from './payment-method.ts';
import type { Phone } from './phone.ts';
import type { VisitConclusion } from './visit-conclusion.ts';
import type { VisitDoctor } from './visit-doctor.ts';
import type { VisitEvent } from './visit-event.ts';
import type { VisitFormat } from './visit-format.ts';
import type { VisitPerson } from './visit-person.ts';
import type { VisitQuestion } from './visit-question.ts';
import type { VisitStatus } from './visit-status.ts';

/**
 * A visit, as its patient sees it. Name, price and duration of the service are copied at booking.
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
   * Deadline for the clinic's answer («An answer in time»); null unless `pending`.
   * @nullable
   */
  answer_until: string | null;
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  /** The start and `duration_minutes`. */
  ends_at: string;
  created_at: string;
  /** Doctor; null for a sample without a doctor. */
  doctor: VisitDoctor | null;
  filial: FilialBrief;
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
   * Price in KZT; 0 for `osms`.
   * @minimum 0
   */
  price: number;
  /** Payer of the visit; absent if unknown (proposed). */
  funding?: Funding;
  /** True if a visit paid by `osms` requires a referral of the family doctor; false or absent in other cases (proposed). */
  needs_referral?: boolean;
  /**
   * Duration in minutes at booking.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  person: VisitPerson;
  /** Right of the reader if the visit's card is shared with them («A shared card»); absent for their own visits (proposed). */
  shared_right?: CardRight;
  /**
   * Full name of the account that booked, if it is not the reader's; null or absent in other cases (proposed).
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  booked_by?: string | null;
  /**
   * Ways to pay on the spot: in the filial, or the doctor at home. Absent if the visit is online or somebody else pays, empty if unknown (proposed).
   * @maxItems 5
   */
  payment_methods?: PaymentMethod[];
  /**
   * Comment for the doctor, or for the filial without a doctor; null if the reader did not book the visit.
   * @maxLength 1000
   * @nullable
   */
  comment: string | null;
  /** Phone that the clinic calls; the reader's own phone if the reader did not book the visit. */
  phone: Phone;
  /** E-mail for notices about the visit; the reader's own e-mail if the reader did not book the visit. */
  email: Email;
  /** True if the clinic asks the patient to confirm «приду». */
  attendance_requested: boolean;
  /**
   * Time of the patient's «приду», which does not change the status.
   * @nullable
   */
  attendance_confirmed_at: string | null;
  /** Deadline for the patient to cancel or move the visit; for a `pending` visit not before `answer_until`. */
  cancel_until: string;
  format: VisitFormat;
  /**
   * Time to arrive: the start minus the clinic's `arrive_early_minutes`; null unless the visit is in the clinic.
   * @nullable
   */
  arrive_at: string | null;
  /** Arrival window of the doctor: `arrival_window_minutes` from the start. Null unless the visit is at home. */
  arrival_window: ArrivalWindow | null;
  /** Address of a home visit; null for other visits, and if the reader did not book it. */
  home_address: HomeAddress | null;
  /**
   * Time from which the visit has a `video_url`, 10 minutes before the start; null unless it is online.
   * @nullable
   */
  video_from: string | null;
  /**
   * Link of an online visit, also sent by e-mail. Null except from `video_from` to half an hour after the end of a confirmed or begun visit.
   * @maxLength 500
   * @nullable
   * @pattern ^https://
   */
  video_url: string | null;
  /** True if the service requires an empty stomach. */
  fasting: boolean;
  /**
   * Working days until the result is ready, 0 for the same day; null without a result.
   * @minimum 0
   * @maximum 60
   * @nullable
   */
  ready_in_workdays: number | null;
  /**
   * Preparation, step by step; empty if none is needed.
   * @items.minLength 1
   * @items.maxLength 2000
   */
  preparation: string[];
  /**
   * Reason of the cancellation; null for other visits or without a reason.
   * @maxLength 300
   * @nullable
   */
  cancel_reason: string | null;
  cancelled_by: CancelledBy | null;
  /**
   * Id of the patient's review of this visit.
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
   * Deadline for the patient's objection to the mark; null before the mark, after the deadline and after an objection.
   * @nullable
   */
  dispute_until: string | null;
  /**
   * Time of the patient's objection. The status does not change; support decides.
   * @nullable
   */
  disputed_at: string | null;
  /** Next reminder of the visit («Reminders»); null without further reminders, absent if unknown. */
  next_reminder?: NextReminder | null;
  /** Events, newest first. */
  history: VisitEvent[];
  /** Conclusion of the doctor (proposed); null or absent without one. */
  conclusion?: VisitConclusion | null;
  /**
   * Questions before the visit with answers; after its start only answered ones (proposed). Absent or empty without questions.
   * @maxItems 50
   */
  questions?: VisitQuestion[];
}
