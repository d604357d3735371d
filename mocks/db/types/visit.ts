import type { HomeAddress } from '#generated/models/home-address.ts';
import type { ServiceKind } from '#generated/models/service-kind.ts';
import type { VisitEventKind } from '#generated/models/visit-event-kind.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import type { VisitSource } from '#generated/models/visit-source.ts';
import type { VisitStatus } from '#generated/models/visit-status.ts';

/** States in which a visit takes the time of a doctor, or a seat. */
export const ACTIVE_STATUSES: ReadonlySet<VisitStatus> = new Set(['pending', 'confirmed', 'arrived']);

/** A visit. Service name, price and duration are copies made when it was booked (contract: rules of booking, 8). */
export interface VisitRow {
  readonly id: number;
  readonly status: VisitStatus;
  /** Null where the filial itself receives: a sample for an analysis is given. */
  readonly doctor_id: number | null;
  readonly filial_id: number;
  readonly clinic_id: number;
  readonly service_id: number;
  readonly service_title: string;
  readonly service_kind: ServiceKind;
  readonly format: VisitFormat;
  /** Where the doctor comes; null unless the visit is at home. */
  readonly home_address: HomeAddress | null;
  /** KZT */
  readonly price: number;
  readonly duration_minutes: number;
  /** RFC 3339 at +05:00, as every time of a visit. */
  readonly starts_at: string;
  readonly ends_at: string;
  readonly created_at: string;
  /** The account that booked; null when the clinic wrote the visit in. */
  readonly user_id: number | null;
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
  /** Where the visit stood before it was marked completed or missed; absent for visits that were generated so. */
  readonly ended_from?: 'confirmed' | 'arrived';
  readonly cancel_reason: string | null;
  /** Whose doing `cancelled_by_clinic` was; absent of visits of the seed, which the clinic called off. */
  readonly cancelled_by?: 'doctor' | 'clinic' | 'unanswered';
  /** Where it stood before; absent of visits of the seed. */
  readonly cancelled_from?: 'pending' | 'confirmed';
  /** Until when the clinic answers a request; absent of visits of the seed. */
  readonly answer_until?: string | null;
  /** How a generated visit ends once its time has passed; null for visits made by people. */
  readonly fate: 'completed' | 'no_show' | null;
  /** How it came about; absent where the account tells: its own booking, or one that the clinic wrote in. */
  readonly source?: VisitSource;
  /** Visits at its time that the desk knew of when it wrote this one in all the same. */
  readonly agreed_over?: readonly number[];
}

export interface VisitEventRow {
  readonly id: number;
  readonly visit_id: number;
  readonly at: string;
  readonly kind: VisitEventKind;
  readonly text: string;
  /** A mark that was taken back, and the taking back: the patient reads neither. */
  readonly desk_only?: true;
}

/** What the doctor or the clinic wrote about a visit; the patient never reads it. */
export interface VisitNoteRow {
  readonly id: number;
  readonly visit_id: number;
  readonly by: 'doctor' | 'clinic';
  /** Whose, when the doctor's: another doctor who takes the visit over does not read it. */
  readonly doctor_id: number | null;
  /** Who wrote it, by name. */
  readonly author: string;
  readonly text: string;
  readonly created_at: string;
}

/** A slot kept for one person for five minutes (contract: rules of booking, 3). */
export interface SlotHoldRow {
  /** UUID */
  readonly id: string;
  /** Null while nobody has signed in: whoever knows the id owns the hold. */
  readonly user_id: number | null;
  /** Null where the filial itself receives. */
  readonly doctor_id: number | null;
  readonly filial_id: number;
  readonly service_id: number;
  readonly service_title: string;
  readonly price: number;
  readonly duration_minutes: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly expires_at: string;
  /** Only of a guest's: no prolonging leads past it. */
  readonly prolong_until?: string;
  /** The visit that is to be moved here. */
  readonly visit_id: number | null;
  /** The wish that this time was offered to; the person books it with a hold of their own. */
  readonly wish_id?: number;
  /** Until when the clinic would answer; null where nothing waits, absent where nobody books with it. */
  readonly answer_until?: string | null;
}

/** The patient's word that a visit wasn't as it is marked; one for a visit. */
export interface VisitDisputeRow {
  /** The visit's. */
  readonly id: number;
  readonly text: string;
  readonly created_at: string;
}

/** The wish for an earlier time of a visit, or for the first one of a doctor. */
export type WaitlistRow = {
  readonly id: number;
  /** Null for a caller without an account. */
  readonly user_id: number | null;
  readonly created_at: string;
  /** Whom the desk put on the list, and what suits them. */
  readonly caller?: { readonly client_id: number; readonly comment: string | null };
} & (
  | { readonly visit_id: number }
  | { readonly visit_id: null; readonly doctor_id: number; readonly filial_id: number; readonly service_id: number }
);
