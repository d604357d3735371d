import * as reviewsMocks from '#generated/mocks/patient-reviews/patient-reviews.msw.ts';
import type { ReviewState } from '#generated/models/review-state.ts';
import type { Review } from '#generated/models/review.ts';
import type { Db } from '../../db/db.ts';
import { pick } from '../../db/pick.ts';
import { implement } from '../../implement.ts';
import {
  changeReview,
  deleteReview,
  moderationDueAt,
  type OwnReview,
  ownReview,
  ownReviews,
  writeReview,
  NO_MARKS,
} from '../../rules/reviews.ts';
import { visitDoctorOf } from '../views/doctor.ts';
import { feedbackOrders } from '../views/feedback.ts';
import { pageOf } from '../views/paging.ts';
import { filialBrief } from '../views/place.ts';

export const reviews = implement(reviewsMocks)({
  reviewList: ({ db, user, query }) => {
    const { state, published } = query;
    const all = ownReviews(db, user);
    const wanted = all
      .filter((review) => state === undefined || review.state === state)
      .filter((review) => published === undefined || (review.state === 'published') === published);
    const { rows, meta } = pageOf(wanted.toSorted(feedbackOrders.new), query);
    const count = (wantedState: ReviewState): number => all.filter((review) => review.state === wantedState).length;
    const counts = { published: count('published'), in_process: count('in_process'), rejected: count('rejected') };
    return { data: rows.map((review) => reviewView(db, review)), meta: { ...meta, counts } };
  },

  reviewCreate: ({ db, user, body, now }) => ({ data: reviewView(db, writeReview(db, user, body, now)) }),
  reviewRead: ({ db, user, path }) => ({ data: reviewView(db, ownReview(db, user, path.id)) }),
  reviewUpdate: ({ db, user, path, body, now }) => ({
    data: reviewView(db, changeReview(db, user, path.id, body, now)),
  }),
  reviewDelete: ({ db, user, path }) => deleteReview(db, user, path.id),
});

function reviewView(db: Db, review: OwnReview): Review {
  const visit = db.visits.require(review.visit_id);
  return {
    ...pick(review, 'id', 'rating', 'text', 'state', 'created_at', 'reply'),
    visit_id: visit.id,
    doctor: visitDoctorOf(db, review.doctor_id),
    filial: filialBrief(db, visit.filial_id),
    service_title: visit.service_title,
    visit_date: visit.starts_at.slice(0, 10),
    criteria: review.criteria ?? NO_MARKS,
    anonymous: review.is_name_hidden,
    reject_reason: review.reject_reason ?? null,
    rejected_for: review.rejected_for ?? null,
    moderation_due_at: moderationDueAt(review),
  };
}
