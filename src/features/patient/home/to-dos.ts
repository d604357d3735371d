import type { PatientHome } from '#generated/models/patient-home.ts';
import type { Visit } from '#generated/models/visit.ts';
import { daysBetween, today } from '@/shared/format/date';

/** Rows for reviews: nobody writes fourteen in a row, so the last one may stand for all the others. */
const REVIEW_ROWS = 3;
/** A visit of longer ago has no row of its own: it is hardly remembered, and asking for it again and again is nagging. */
const REVIEW_DAYS = 30;

export interface ToDos {
  /** Visits whose clinic waits for an answer; the next visit asks on its own card. */
  readonly confirm: readonly Visit[];
  /** The visits of the last days to rate, the latest first. */
  readonly review: readonly Visit[];
  /** How many more of them there are. */
  readonly furtherReviews: number;
  readonly missing: PatientHome['missing_profile_fields'];
  /** How many things there are to do; reviews beyond the first ones are one, those of long ago none. */
  readonly count: number;
}

/** What the patient's home asks for, the most pressing first. */
export function toDosOf(home: PatientHome): ToDos {
  const confirm = home.to_confirm.filter(({ id }) => id !== home.next_visit?.id);
  const recent = home.to_review.filter(({ starts_at }) => daysBetween(starts_at, today()) <= REVIEW_DAYS);
  const fits = home.to_review.length <= REVIEW_ROWS && recent.length === home.to_review.length;
  const review = recent.slice(0, fits ? REVIEW_ROWS : REVIEW_ROWS - 1);
  const furtherReviews = home.to_review.length - review.length;
  const missing = home.missing_profile_fields;
  const count = confirm.length + review.length + Math.sign(recent.length - review.length) + Math.sign(missing.length);
  return { confirm, review, furtherReviews, missing, count };
}
