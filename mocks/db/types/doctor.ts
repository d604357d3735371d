import type { ComplaintReason } from '#generated/models/complaint-reason.ts';
import type { Funding } from '#generated/models/funding.ts';
import type { Gender } from '#generated/models/gender.ts';
import type { PaymentMethod } from '#generated/models/payment-method.ts';
import type { ReviewCriteria } from '#generated/models/review-criteria.ts';
import type { ReviewState } from '#generated/models/review-state.ts';
import type { TimeInterval } from '#generated/models/time-interval.ts';
import type { DayHours, Licensed, RatingCounts, WeekHours } from './place.ts';

/** Generated load of the doctor's calendar, in addition to real visits (slots/busy-pattern). */
export interface BusyProfile {
  /** Share of generated busy time: 0 is an empty calendar, 1 a full one. */
  readonly level: number;
  /** On the seed's day, slots before this minute of the day are taken. */
  readonly first_day_from: number;
  /** Number of fully booked days, counted from the seed's day. */
  readonly full_days?: number;
}

export interface Doctor extends Licensed {
  readonly id: number;
  /**
   * True until the provider approves the doctor. Until then the doctor is not in search and cannot
   * be booked.
   */
  readonly is_pending?: boolean;
  readonly slug: string;
  /** First name, «Айгуль». */
  readonly first_name: string;
  /** Surname, «Серикова». */
  readonly second_name: string;
  /** Patronymic. */
  readonly third_name: string | null;
  readonly gender: Gender;
  readonly birthday: string;
  readonly avatar: string | null;
  /** Year when the doctor began to practise. */
  readonly experience_since: number;
  readonly category_id: number | null;
  readonly degree_id: number | null;
  /** Ids of specialisations, the main one first. */
  readonly specialisation_ids: readonly number[];
  /** The doctor's own description; null for a generated one. Read it with `doctorDescription`. */
  readonly description: string | null;
  readonly parameter_ids: readonly number[];
  readonly accepts_adults: boolean;
  readonly accepts_children: boolean;
  /** Youngest accepted age in full years; null if there is no limit. */
  readonly age_min: number | null;
  readonly age_max: number | null;
  readonly is_online: boolean;
  readonly is_home_visit: boolean;
  /** Means of payment at home visits; absent or empty until the doctor names one. */
  readonly payment_methods?: readonly PaymentMethod[];
  /** False if visits to the doctor are booked by phone only. */
  readonly has_online_booking: boolean;
  readonly city_id: number;
  /** Ids of filials, the main one first. */
  readonly filial_ids: readonly number[];
  readonly rating: number | null;
  readonly reviews_count: number;
  readonly rating_counts: RatingCounts;
  readonly busy: BusyProfile;
}

export interface DoctorServiceLink {
  readonly id: number;
  readonly doctor_id: number;
  readonly filial_id: number;
  readonly service_id: number;
  /** Price in KZT. */
  readonly price: number;
  readonly duration_minutes: number;
  readonly is_visible: boolean;
  /** Possible payers; absent if unknown. */
  readonly funding?: readonly Funding[];
  readonly needs_referral?: boolean;
  /**
   * Hours when a visit paid by ОСМС may begin; absent if ОСМС pays at any time, or if `funding` has
   * no other payer.
   */
  readonly osms_hours?: TimeInterval;
}

/** A doctor's working hours in one filial. */
export interface WorkingHours {
  readonly id: number;
  readonly doctor_id: number;
  readonly filial_id: number;
  readonly room: string | null;
  readonly days: WeekHours;
  /** Hours in odd weeks; null if all weeks are equal. */
  readonly odd_days: WeekHours | null;
  /** Minutes from one slot to the next, without the doctor's buffer. */
  readonly slot_minutes: number;
}

/**
 * A doctor's absence, from a minute of the first day to a minute of the last day. A null minute
 * means the start of the first day or the end of the last day.
 */
export interface Absence {
  readonly id: number;
  readonly doctor_id: number;
  /**
   * Filials for which a clinic entered the absence; undefined if the absence applies to all
   * filials.
   */
  readonly filial_ids?: readonly number[];
  readonly date_from: string;
  readonly date_to: string;
  readonly from_minute: number | null;
  readonly to_minute: number | null;
  /** Reason, visible only in the cabinet. */
  readonly reason: string | null;
}

/** Changed hours of a doctor in a filial on one date; null for a day off. */
export interface SpecialDay {
  readonly id: number;
  readonly doctor_id: number;
  readonly filial_id: number;
  readonly date: string;
  readonly hours: DayHours | null;
  readonly reason: string | null;
}

/** Free slots of a doctor on one day; all other slots of the day are taken. */
export interface OpenTimes {
  /** `openTimesId(doctor_id, day)` */
  readonly id: number;
  readonly doctor_id: number;
  readonly day: number;
  readonly minutes: readonly number[];
}

/** Combines doctor and day in one number, which sorts faster than a string. */
export function openTimesId(doctorId: number, day: number): number {
  return doctorId * 100_000 + day;
}

export interface EducationRow {
  readonly id: number;
  readonly doctor_id: number;
  readonly title: string;
  readonly institution: string;
  readonly city: string | null;
  readonly year_from: number | null;
  readonly year_to: number;
}

export interface WorkExperienceRow {
  readonly id: number;
  readonly doctor_id: number;
  readonly position: string;
  readonly organisation: string;
  readonly city: string | null;
  readonly year_from: number;
  readonly year_to: number | null;
}

export interface QualificationRow {
  readonly id: number;
  readonly doctor_id: number;
  readonly title: string;
  readonly issued_by: string | null;
  readonly year: number | null;
  /** Id of the doctor's file with a copy of the document. */
  readonly file_id?: number | null;
}

export type HistoryPart = 'education' | 'work' | 'qualification';

/** Marks one part of a doctor's history as stored; parts without a row are generated. */
export interface KeptHistory {
  /** `${doctor_id}:${part}` */
  readonly id: string;
}

export interface FeedbackReplyRow {
  readonly by: 'doctor' | 'clinic';
  readonly text: string;
  readonly created_at: string;
}

/** A complaint of the doctor or the clinic about a review. */
export interface ComplaintRow {
  /** `${side}:${review}` */
  readonly id: string;
  readonly reason: ComplaintReason;
  readonly text: string;
  readonly state: 'received' | 'accepted' | 'declined';
  readonly created_at: string;
  /** Text of the moderator's decision. */
  readonly answer: string | null;
}

/** A review of a doctor and of the visited filial. */
export interface FeedbackRow {
  readonly id: number;
  /** Id of the doctor; null if the review is about the filial only. */
  readonly doctor_id: number | null;
  readonly filial_id: number | null;
  /** Account of the author; null for authors of the seed without an account. */
  readonly user_id: number | null;
  readonly visit_id: number | null;
  readonly rating: number;
  readonly text: string;
  /** First name, stored even if the author hides it. */
  readonly author_name: string;
  readonly is_name_hidden: boolean;
  readonly service_title: string | null;
  readonly state: ReviewState;
  /** Reason why moderation rejected the review. */
  readonly reject_reason?: string | null;
  readonly rejected_for?: ComplaintReason | null;
  /** Ratings by criterion, if the author gave any. */
  readonly criteria?: ReviewCriteria;
  readonly created_at: string;
  /**
   * Time of the author's last change; absent without a change. A changed review is moderated again.
   */
  readonly changed_at?: string;
  readonly reply: FeedbackReplyRow | null;
}
