import type { ComplaintReason } from '#generated/models/complaint-reason.ts';
import type { Funding } from '#generated/models/funding.ts';
import type { Gender } from '#generated/models/gender.ts';
import type { ReviewCriteria } from '#generated/models/review-criteria.ts';
import type { ReviewState } from '#generated/models/review-state.ts';
import type { TimeInterval } from '#generated/models/time-interval.ts';
import type { DayHours, RatingCounts, WeekHours } from './place.ts';

/** How busy the doctor's calendar looks without real visits (slots/busy-pattern). */
export interface BusyProfile {
  /** 0 is an empty calendar, 1 a full one. */
  readonly level: number;
  /** On the seed's first day, no slot before this minute is free. */
  readonly first_day_from: number;
  /** Number of fully booked days from the seed's day on. */
  readonly full_days?: number;
}

export interface Doctor {
  readonly id: number;
  /** A new doctor whom the provider has not approved: not in search, not bookable. */
  readonly is_pending?: boolean;
  readonly slug: string;
  /** «Айгуль» */
  readonly first_name: string;
  /** Surname, «Серикова». */
  readonly second_name: string;
  /** Patronymic. */
  readonly third_name: string | null;
  readonly gender: Gender;
  readonly birthday: string;
  readonly avatar: string | null;
  /** Year in which the doctor began to practise. */
  readonly experience_since: number;
  readonly category_id: number | null;
  readonly degree_id: number | null;
  /** The main one first. */
  readonly specialisation_ids: readonly number[];
  /** Null for a generated text; read it with `doctorDescription`. */
  readonly description: string | null;
  readonly parameter_ids: readonly number[];
  readonly accepts_adults: boolean;
  readonly accepts_children: boolean;
  /** Accepted ages in full years; null for no limit. */
  readonly age_min: number | null;
  readonly age_max: number | null;
  readonly is_online: boolean;
  readonly is_home_visit: boolean;
  /** False if visits are booked by phone only. */
  readonly has_online_booking: boolean;
  readonly city_id: number;
  /** The main one first. */
  readonly filial_ids: readonly number[];
  readonly rating: number | null;
  readonly reviews_count: number;
  readonly rating_counts: RatingCounts;
  readonly busy: BusyProfile;
}

/** A service that a doctor gives in one filial. */
export interface DoctorServiceLink {
  readonly id: number;
  readonly doctor_id: number;
  readonly filial_id: number;
  readonly service_id: number;
  /** KZT */
  readonly price: number;
  readonly duration_minutes: number;
  readonly is_visible: boolean;
  /** Absent if the payers are unknown. */
  readonly funding?: readonly Funding[];
  readonly needs_referral?: boolean;
  /**
   * Hours within which a visit by ОСМС begins; absent if all times are paid by ОСМС, or no other
   * payer is possible.
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
  /** Hours of weeks with odd numbers; null if all weeks are equal. */
  readonly odd_days: WeekHours | null;
  /** Interval of slots from the start of the day; the doctor's buffer is added. */
  readonly slot_minutes: number;
}

/**
 * A doctor's absence in all filials, from a minute of the first day to a minute of the last; null
 * for the beginning or end of the day.
 */
export interface Absence {
  readonly id: number;
  readonly doctor_id: number;
  /**
   * Filials in which the clinic closed the time; absent for the doctor's own absence, everywhere.
   */
  readonly filial_ids?: readonly number[];
  readonly date_from: string;
  readonly date_to: string;
  readonly from_minute: number | null;
  readonly to_minute: number | null;
  /** Visible only in the cabinet. */
  readonly reason: string | null;
}

/** A doctor's hours in a filial on one date; null for a day off. */
export interface SpecialDay {
  readonly id: number;
  readonly doctor_id: number;
  readonly filial_id: number;
  readonly date: string;
  readonly hours: DayHours | null;
  readonly reason: string | null;
}

/** Fixed free times of one day; all other times count as booked. */
export interface OpenTimes {
  /** `openTimesId(doctor_id, day)` */
  readonly id: number;
  readonly doctor_id: number;
  readonly day: number;
  readonly minutes: readonly number[];
}

/** Doctor and day in one number: sorting thousands of doctors creates no strings. */
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
  /** The doctor's file with a copy of the document. */
  readonly file_id?: number | null;
}

export type HistoryPart = 'education' | 'work' | 'qualification';

/** Marks a part of a doctor's history that is stored; without this row it is generated. */
export interface KeptHistory {
  /** `${doctor_id}:${part}` */
  readonly id: string;
}

export interface FeedbackReplyRow {
  readonly by: 'doctor' | 'clinic';
  readonly text: string;
  readonly created_at: string;
}

/** Complaint of one side about a review. */
export interface ComplaintRow {
  /** `${side}:${review}` */
  readonly id: string;
  readonly reason: ComplaintReason;
  readonly text: string;
  readonly state: 'received' | 'accepted' | 'declined';
  readonly created_at: string;
  /** Moderation's decision as text. */
  readonly answer: string | null;
}

/** A review of a doctor and of the visited filial. */
export interface FeedbackRow {
  readonly id: number;
  /** Null if the review is about the filial only. */
  readonly doctor_id: number | null;
  readonly filial_id: number | null;
  /** Null for people who are not in the user table. */
  readonly user_id: number | null;
  readonly visit_id: number | null;
  readonly rating: number;
  readonly text: string;
  /** First name, stored even if hidden. */
  readonly author_name: string;
  readonly is_name_hidden: boolean;
  readonly service_title: string | null;
  readonly state: ReviewState;
  /** Why it was not published. */
  readonly reject_reason?: string | null;
  /** Ratings by criterion, if the author gave any. */
  readonly criteria?: ReviewCriteria;
  readonly created_at: string;
  /** Last time it was sent to moderation; absent if never changed. */
  readonly changed_at?: string;
  readonly reply: FeedbackReplyRow | null;
}
