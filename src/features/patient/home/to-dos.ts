import type { PatientHome } from '@generated/models/patient-home';
import type { Visit } from '@generated/models/visit';

/** Rows for reviews: nobody writes fourteen in a row, so the last one may stand for all the others. */
const REVIEW_ROWS = 3;

export interface ToDos {
  /** Visits whose clinic waits for an answer; the next visit asks on its own card. */
  readonly confirm: readonly Visit[];
  /** The latest visits to rate. */
  readonly review: readonly Visit[];
  /** How many more of them there are. */
  readonly furtherReviews: number;
  readonly missing: PatientHome['missing_profile_fields'];
  /** How many things there are to do; reviews beyond the first ones are one. */
  readonly count: number;
}

/** What the patient's home asks for, the most pressing first. */
export function toDosOf(home: PatientHome): ToDos {
  const confirm = home.to_confirm.filter(({ id }) => id !== home.next_visit?.id);
  const fits = home.to_review.length <= REVIEW_ROWS;
  const review = home.to_review.slice(0, fits ? REVIEW_ROWS : REVIEW_ROWS - 1);
  const furtherReviews = home.to_review.length - review.length;
  const missing = home.missing_profile_fields;
  const count = confirm.length + review.length + Math.sign(furtherReviews) + Math.sign(missing.length);
  return { confirm, review, furtherReviews, missing, count };
}
