import type { ReviewRequest } from '#generated/models/review-request.ts';
import type { ReviewUpdateRequest } from '#generated/models/review-update-request.ts';
import { momentOfText, textOfEpoch, textOfMoment } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { FeedbackRow } from '../db/types/doctor.ts';
import type { UserRow } from '../db/types/person.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { addFeedback, changeFeedback, removeFeedback } from '../seed/on-demand/feedbacks.ts';
import { sentVisit } from './patient-visits.ts';
import { Refusal } from './refusal.ts';
import { notifyReview } from './visit-notices.ts';

/** An account's review of one of its visits. */
export type OwnReview = FeedbackRow & { readonly visit_id: number };

function isOfVisit(row: FeedbackRow): row is OwnReview {
  return row.visit_id !== null;
}

export function ownReviews(db: Db, user: UserRow): OwnReview[] {
  return db.feedbacks.find('user', user.id).filter(isOfVisit);
}

/** @throws Refusal 404 for an unknown review or another account's review */
export function ownReview(db: Db, user: UserRow, id: number): OwnReview {
  const review = db.feedbacks.get(id);
  if (review === undefined || review.user_id !== user.id || !isOfVisit(review)) throw Refusal.notFound();
  return review;
}

/** Returns the account's review of a visit, published or not. */
export function reviewOfVisit(db: Db, visit: VisitRow): FeedbackRow | undefined {
  return db.feedbacks.find('visit', visit.id).find(({ user_id }) => user_id === visit.user_id);
}

/**
 * Adds a review of a completed visit (contract: rules of booking, 8). The doctor's rating changes
 * only after publication.
 *
 * @throws Refusal 422 at `visit_id` for another account's visit; 409 at `visit_id` if the visit is
 * not completed or has a review
 */
export function writeReview(db: Db, user: UserRow, request: ReviewRequest, now: number): OwnReview {
  const visit = sentVisit(db, user, request.visit_id);
  if (visit.status !== 'completed') {
    throw Refusal.conflict('wrong_state', 'visit_id', 'Отзыв можно оставить после приёма');
  }
  if (reviewOfVisit(db, visit) !== undefined) {
    throw Refusal.conflict('already_exists', 'visit_id', 'Отзыв об этом приёме уже есть');
  }
  const review: OwnReview = {
    id: db.feedbacks.nextId(),
    doctor_id: visit.doctor_id,
    filial_id: visit.filial_id,
    user_id: user.id,
    visit_id: visit.id,
    ...words(request),
    author_name: user.first_name,
    service_title: visit.service_title,
    created_at: textOfEpoch(now),
    reply: null,
  };
  addFeedback(db, review);
  notifyReview(db, review, now);
  return review;
}

/**
 * Changes a review. It is moderated again and does not count in the rating until then.
 *
 * @throws Refusal 404
 */
export function changeReview(db: Db, user: UserRow, id: number, request: ReviewUpdateRequest, now: number): OwnReview {
  const review = ownReview(db, user, id);
  const changed = changeFeedback(db, review, { ...words(request), changed_at: textOfEpoch(now) });
  return { ...changed, visit_id: review.visit_id };
}

/** Maximum time of moderation in hours. */
const MODERATION_HOURS = 48;

/** Returns the deadline of moderation; null if moderation has decided. */
export function moderationDueAt({ state, created_at, changed_at = created_at }: FeedbackRow): string | null {
  return state === 'in_process' ? textOfMoment(momentOfText(changed_at) + MODERATION_HOURS * 60) : null;
}

/**
 * Deletes a review; the visit can be reviewed again.
 * @throws Refusal 404
 */
export function deleteReview(db: Db, user: UserRow, id: number): void {
  removeFeedback(db, ownReview(db, user, id));
}

/** Ratings by criterion, for a review that has only a total rating. */
export const NO_MARKS = { attention: null, explanation: null, punctuality: null } as const;

function words({ rating, criteria = NO_MARKS, text, anonymous }: ReviewUpdateRequest) {
  return {
    rating,
    criteria,
    text,
    is_name_hidden: anonymous,
    state: 'in_process',
    reject_reason: null,
    rejected_for: null,
  } as const;
}
