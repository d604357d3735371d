import type { BookedService } from '#generated/models/booked-service.ts';
import type { Funding } from '#generated/models/funding.ts';
import type { HomeAddress } from '#generated/models/home-address.ts';
import type { QuestionKind } from '#generated/models/question-kind.ts';
import type { ServiceKind } from '#generated/models/service-kind.ts';
import type { VisitEventKind } from '#generated/models/visit-event-kind.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import type { VisitQuestion } from '#generated/models/visit-question.ts';
import type { VisitSource } from '#generated/models/visit-source.ts';
import type { VisitStatus } from '#generated/models/visit-status.ts';

/** Statuses of visits that occupy a slot. */
export const ACTIVE_STATUSES: ReadonlySet<VisitStatus> = new Set(['pending', 'confirmed', 'arrived']);

/**
 * A visit. Name, price and duration of the service are copied at booking (contract: rules of
 * booking, 8).
 */
export interface VisitRow {
  readonly id: number;
  readonly status: VisitStatus;
  /** Id of the doctor; null if the filial takes a sample without a doctor. */
  readonly doctor_id: number | null;
  readonly filial_id: number;
  readonly clinic_id: number;
  readonly service_id: number;
  readonly service_title: string;
  /** Analyses booked together, including `service_id`; absent for a single service. */
  readonly services?: readonly BookedService[];
  readonly service_kind: ServiceKind;
  readonly format: VisitFormat;
  /** Address of a home visit; null for other visits. */
  readonly home_address: HomeAddress | null;
  /** Price in KZT. */
  readonly price: number;
  readonly duration_minutes: number;
  /** Start in RFC 3339 with the offset +05:00, which all times of a visit have. */
  readonly starts_at: string;
  readonly ends_at: string;
  readonly created_at: string;
  /** Account of the patient; null if the client has no account. */
  readonly user_id: number | null;
  /** Account that booked, if it used its access to the patient's card. */
  readonly booked_by?: number;
  readonly family_member_id: number | null;
  readonly client_id: number;
  readonly is_first_time: boolean;
  readonly comment: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly attendance_requested: boolean;
  readonly attendance_confirmed_at: string | null;
  readonly confirmed_at: string | null;
  readonly ended_at: string | null;
  /**
   * Status before the visit was marked completed or missed; absent if the visit ended by its
   * generated `fate`.
   */
  readonly ended_from?: 'confirmed' | 'arrived';
  readonly cancel_reason: string | null;
  /**
   * Side that caused `cancelled_by_clinic`; absent for the seed's visits, which the clinic
   * cancelled.
   */
  readonly cancelled_by?: 'doctor' | 'clinic' | 'unanswered';
  /** Status before the cancellation; absent for the seed's visits. */
  readonly cancelled_from?: 'pending' | 'confirmed';
  /** Deadline for the clinic's answer to a visit request; absent for the seed's visits. */
  readonly answer_until?: string | null;
  /** Payer; absent if unknown. */
  readonly funding?: Funding;
  readonly needs_referral?: boolean;
  /** Possible payers at booking; absent unless the payer was left open. */
  readonly payers?: readonly Funding[];
  /** Status of a generated visit after its time; null for visits that people booked. */
  readonly fate: 'completed' | 'no_show' | null;
  /** Way of booking; absent if it follows from `user_id`. */
  readonly source?: VisitSource;
  /**
   * Ids of visits that overlap this visit. The desk confirmed these overlaps when it booked this
   * visit.
   */
  readonly agreed_over?: readonly number[];
}

export interface VisitEventRow {
  readonly id: number;
  readonly visit_id: number;
  readonly at: string;
  readonly kind: VisitEventKind;
  readonly text: string;
  /**
   * Account that acted through its access to the patient's card; absent if the visit's own account
   * acted.
   */
  readonly by?: number;
  /** True if patients do not see the event: a mark was undone or restored. */
  readonly desk_only?: true;
}

/** A note of the doctor or clinic about a visit; hidden from patients. */
export interface VisitNoteRow {
  readonly id: number;
  readonly visit_id: number;
  readonly by: 'doctor' | 'clinic';
  /**
   * Id of the doctor who wrote the note, which no other doctor sees; null if the clinic wrote it.
   */
  readonly doctor_id: number | null;
  readonly author: string;
  readonly text: string;
  readonly created_at: string;
}

/** A doctor's conclusion for the patient. A visit has at most one conclusion. */
export interface VisitConclusionRow {
  /** Id of the visit. */
  readonly id: number;
  readonly complaints: string | null;
  readonly diagnosis: string | null;
  readonly prescriptions: string | null;
  /** Last day of the recommended control visit, YYYY-MM-DD. */
  readonly control_until: string | null;
  readonly referrals: readonly { readonly specialisation_id: number | null; readonly service_id: number | null }[];
  readonly author: string;
  readonly written_at: string;
}

/** A question that a clinic or a doctor asks patients before visits for a service. */
export interface ServiceQuestionRow {
  readonly id: number;
  readonly service_id: number;
  /** Clinic that asks the question; null if a doctor asks it. */
  readonly clinic_id: number | null;
  readonly doctor_id: number | null;
  /** Position among the questions of the same clinic or doctor. */
  readonly position: number;
  readonly kind: QuestionKind;
  readonly text: string;
  readonly is_required: boolean;
  readonly options: readonly {
    readonly text: string;
    readonly advice: {
      readonly text: string;
      readonly specialisation_id: number | null;
      readonly stops: boolean;
    } | null;
  }[];
}

/** A patient's answers before a visit, each with a copy of its question. */
export interface VisitAnswersRow {
  /** Id of the visit. */
  readonly id: number;
  readonly answered: readonly VisitQuestion[];
}

/** A slot held for one person for five minutes (contract: rules of booking, 3). */
export interface SlotHoldRow {
  /** UUID. */
  readonly id: string;
  /**
   * Account that holds the slot; null for a person who is not logged in, who proves ownership by
   * the hold's id.
   */
  readonly user_id: number | null;
  /** Id of the doctor; null for a sample, which needs no doctor. */
  readonly doctor_id: number | null;
  readonly filial_id: number;
  readonly service_id: number;
  readonly service_title: string;
  readonly services?: readonly BookedService[];
  readonly price: number;
  readonly duration_minutes: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly expires_at: string;
  /** Latest time to which a person who is not logged in may prolong the hold. */
  readonly prolong_until?: string;
  /** Visit that the hold moves to this slot; null for a new visit. */
  readonly visit_id: number | null;
  /**
   * Waitlist entry to which the slot is offered; the person then books it with a hold of their own.
   */
  readonly wish_id?: number;
  /**
   * Deadline for the clinic's answer after booking; null if the visit needs no answer, absent if
   * the hold is not for booking.
   */
  readonly answer_until?: string | null;
}

/** A patient's objection to the mark of a visit. A visit has at most one objection. */
export interface VisitDisputeRow {
  /** Id of the visit. */
  readonly id: number;
  readonly text: string;
  readonly created_at: string;
}

/** Waitlist entry for an earlier slot than a booked visit's, or for any slot of a doctor. */
export type WaitlistRow = {
  readonly id: number;
  /** Account that waits; null for a caller without an account. */
  readonly user_id: number | null;
  readonly created_at: string;
  /** Client whom the desk added, with a comment about suitable times. */
  readonly caller?: { readonly client_id: number; readonly comment: string | null };
} & (
  | { readonly visit_id: number }
  | { readonly visit_id: null; readonly doctor_id: number; readonly filial_id: number; readonly service_id: number }
);
