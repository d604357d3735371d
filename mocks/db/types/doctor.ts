import type { ComplaintReason } from '#generated/models/complaint-reason.ts';
import type { Gender } from '#generated/models/gender.ts';
import type { ReviewCriteria } from '#generated/models/review-criteria.ts';
import type { ReviewState } from '#generated/models/review-state.ts';
import type { DayHours, RatingCounts, WeekHours } from './place.ts';

/** How lively the doctor's calendar is without real visits; see slots/busy-pattern. */
export interface BusyProfile {
  /** 0 is an empty calendar, 1 a full one. */
  readonly level: number;
  /** On the seed's first day nothing is free before this minute of the day. */
  readonly first_day_from: number;
  /** So many days from the seed's day on have no free time. */
  readonly full_days?: number;
}

export interface Doctor {
  readonly id: number;
  /** New, and not checked by the provider yet: neither found nor booked. */
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
  /** Null means: generated, read it with `doctorDescription`. */
  readonly description: string | null;
  readonly parameter_ids: readonly number[];
  readonly accepts_adults: boolean;
  readonly accepts_children: boolean;
  /** Youngest and oldest person received, full years; null is no bound. */
  readonly age_min: number | null;
  readonly age_max: number | null;
  readonly is_online: boolean;
  readonly is_home_visit: boolean;
  /** False: visits are booked by phone only. */
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
}

/** Hours in which a doctor receives in one filial. */
export interface WorkingHours {
  readonly id: number;
  readonly doctor_id: number;
  readonly filial_id: number;
  readonly room: string | null;
  readonly days: WeekHours;
  /** Of weeks with an odd number; null when all weeks are alike. */
  readonly odd_days: WeekHours | null;
  /** Step of the times offered, from the start of the day's hours; the doctor's buffer is added. */
  readonly slot_minutes: number;
}

/** Time off of a doctor, in all filials: from a minute of the first day to a minute of the last one; null is the day's beginning or end. */
export interface Absence {
  readonly id: number;
  readonly doctor_id: number;
  /** The filials in which their clinic has closed the time; absent: the doctor's own, everywhere. */
  readonly filial_ids?: readonly number[];
  readonly date_from: string;
  readonly date_to: string;
  readonly from_minute: number | null;
  readonly to_minute: number | null;
  /** For the cabinet alone. */
  readonly reason: string | null;
}

/** Other hours than the weekday's on one date in a filial; null is a day off. */
export interface SpecialDay {
  readonly id: number;
  readonly doctor_id: number;
  readonly filial_id: number;
  readonly date: string;
  readonly hours: DayHours | null;
  readonly reason: string | null;
}

/**
 * Free times of one generated day, fixed by hand: whatever is not listed counts as taken.
 */
export interface OpenTimes {
  /** `openTimesId(doctor_id, day)` */
  readonly id: number;
  readonly doctor_id: number;
  readonly day: number;
  readonly minutes: readonly number[];
}

/** Doctor and day in one number, so that sorting thousands of doctors builds no strings. */
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
  /** A copy of the paper, of the doctor's own files. */
  readonly file_id?: number | null;
}

export type HistoryPart = 'education' | 'work' | 'qualification';

/** A part of a doctor's history that stands in its table; without this row it is generated on demand. */
export interface KeptHistory {
  /** `${doctor_id}:${part}` */
  readonly id: string;
}

export interface FeedbackReplyRow {
  readonly by: 'doctor' | 'clinic';
  readonly text: string;
  readonly created_at: string;
}

/** What one side has against a review. */
export interface ComplaintRow {
  /** `${side}:${review}` */
  readonly id: string;
  readonly reason: ComplaintReason;
  readonly text: string;
  readonly state: 'received' | 'accepted' | 'declined';
  readonly created_at: string;
  /** What moderation decided, in words. */
  readonly answer: string | null;
}

/** A review. Of a doctor, and of the filial in which the visit was. */
export interface FeedbackRow {
  readonly id: number;
  /** Null when it is about the filial alone. */
  readonly doctor_id: number | null;
  readonly filial_id: number | null;
  /** Null for people who are not in the user table. */
  readonly user_id: number | null;
  readonly visit_id: number | null;
  readonly rating: number;
  readonly text: string;
  /** First name, kept even when hidden. */
  readonly author_name: string;
  readonly is_name_hidden: boolean;
  readonly service_title: string | null;
  readonly state: ReviewState;
  /** Why it was not published. */
  readonly reject_reason?: string | null;
  /** Marks by criterion, where the author gave them. */
  readonly criteria?: ReviewCriteria;
  readonly created_at: string;
  /** When it went to moderation again; absent when it never changed. */
  readonly changed_at?: string;
  readonly reply: FeedbackReplyRow | null;
}
