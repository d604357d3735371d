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

/** Statuses that occupy the time of a doctor or a place for samples. */
export const ACTIVE_STATUSES: ReadonlySet<VisitStatus> = new Set(['pending', 'confirmed', 'arrived']);

/**
 * A visit. Service name, price and duration are copied at booking (contract: rules of booking, 8).
 */
export interface VisitRow {
  readonly id: number;
  readonly status: VisitStatus;
  /** Null for a sample, which a filial takes without a doctor. */
  readonly doctor_id: number | null;
  readonly filial_id: number;
  readonly clinic_id: number;
  readonly service_id: number;
  readonly service_title: string;
  /** Several analyses given at once, `service_id` among them; absent where it is one. */
  readonly services?: readonly BookedService[];
  readonly service_kind: ServiceKind;
  readonly format: VisitFormat;
  /** The patient's address; null unless the visit is at home. */
  readonly home_address: HomeAddress | null;
  /** KZT */
  readonly price: number;
  readonly duration_minutes: number;
  /** RFC 3339 at +05:00, as every time of a visit. */
  readonly starts_at: string;
  readonly ends_at: string;
  readonly created_at: string;
  /** The account that booked; null if the clinic booked. */
  readonly user_id: number | null;
  /** The account that booked by an access to the card; absent if `user_id` did. */
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
  /** Status before the visit was marked completed or missed; absent for generated ends. */
  readonly ended_from?: 'confirmed' | 'arrived';
  readonly cancel_reason: string | null;
  /** Who caused `cancelled_by_clinic`; absent for the seed's visits, which the clinic cancelled. */
  readonly cancelled_by?: 'doctor' | 'clinic' | 'unanswered';
  /** Status before the cancellation; absent for the seed's visits. */
  readonly cancelled_from?: 'pending' | 'confirmed';
  /** Deadline of the clinic's answer to a request; absent for the seed's visits. */
  readonly answer_until?: string | null;
  /** The payer; absent if it is unknown. */
  readonly funding?: Funding;
  readonly needs_referral?: boolean;
  /** How a generated visit ends after its time; null for visits made by people. */
  readonly fate: 'completed' | 'no_show' | null;
  /** How the visit was booked; absent if `user_id` shows it. */
  readonly source?: VisitSource;
  /** Ids of overlapping visits that the desk accepted when it booked this one. */
  readonly agreed_over?: readonly number[];
}

export interface VisitEventRow {
  readonly id: number;
  readonly visit_id: number;
  readonly at: string;
  readonly kind: VisitEventKind;
  readonly text: string;
  /** The account that acted by an access to the card; absent if the visit's own did. */
  readonly by?: number;
  /** Event that patients do not see: an undone mark, or its undoing. */
  readonly desk_only?: true;
}

/** A note of the doctor or the clinic about a visit; patients never see it. */
export interface VisitNoteRow {
  readonly id: number;
  readonly visit_id: number;
  readonly by: 'doctor' | 'clinic';
  /** The author, if a doctor: another doctor of the visit does not see it. */
  readonly doctor_id: number | null;
  /** Name of the author. */
  readonly author: string;
  readonly text: string;
  readonly created_at: string;
}

/** What a doctor wrote for the patient; one for a visit. */
export interface VisitConclusionRow {
  /** Id of the visit. */
  readonly id: number;
  readonly complaints: string | null;
  readonly diagnosis: string | null;
  readonly prescriptions: string | null;
  /** YYYY-MM-DD */
  readonly control_until: string | null;
  readonly referrals: readonly { readonly specialisation_id: number | null; readonly service_id: number | null }[];
  readonly author: string;
  readonly written_at: string;
}

/** A question before a visit for a service, asked by a clinic or by a doctor. */
export interface ServiceQuestionRow {
  readonly id: number;
  readonly service_id: number;
  /** Who asks; one of the two is null. */
  readonly clinic_id: number | null;
  readonly doctor_id: number | null;
  /** Order among the questions of one asker. */
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

/** Answers before a visit, each with its question as it was answered. */
export interface VisitAnswersRow {
  /** The visit's. */
  readonly id: number;
  readonly answered: readonly VisitQuestion[];
}

/** A slot kept for one person for five minutes (contract: rules of booking, 3). */
export interface SlotHoldRow {
  /** UUID */
  readonly id: string;
  /** Null for a guest's hold, which belongs to everybody who knows the id. */
  readonly user_id: number | null;
  /** Null for a sample, which needs no doctor. */
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
  /** Last possible end of a guest's hold. */
  readonly prolong_until?: string;
  /** The visit to be moved to this slot. */
  readonly visit_id: number | null;
  /** The waitlist entry that this time is offered to; the person books it with another hold. */
  readonly wish_id?: number;
  /**
   * Deadline of the clinic's answer if booked; null if no answer is needed, absent if the hold is
   * not for booking.
   */
  readonly answer_until?: string | null;
}

/** The patient's objection to a visit's mark; one per visit. */
export interface VisitDisputeRow {
  /** Id of the visit. */
  readonly id: number;
  readonly text: string;
  readonly created_at: string;
}

/**
 * An entry of the waitlist: for an earlier time of a visit, or for the first free time of a doctor.
 */
export type WaitlistRow = {
  readonly id: number;
  /** Null for a caller without an account. */
  readonly user_id: number | null;
  readonly created_at: string;
  /** The client that the desk added, with a comment about suitable times. */
  readonly caller?: { readonly client_id: number; readonly comment: string | null };
} & (
  | { readonly visit_id: number }
  | { readonly visit_id: null; readonly doctor_id: number; readonly filial_id: number; readonly service_id: number }
);
