import type { FeedbackSort } from '#generated/models/feedback-sort.ts';
import type { OwnFeedbackMeta } from '#generated/models/own-feedback-meta.ts';
import type { OwnFeedback } from '#generated/models/own-feedback.ts';
import type { Db } from '../../db/db.ts';
import { pick } from '../../db/pick.ts';
import type { FeedbackRow } from '../../db/types/doctor.ts';
import { complaintOf, isOfVisit, isRecent, type Side } from '../../rules/own-feedbacks.ts';
import { summarise } from '../../seed/ratings.ts';
import { visitDoctorOf } from './doctor.ts';
import { feedbackOrders, feedbackView } from './feedback.ts';
import { pageOf } from './paging.ts';
import { filialBrief } from './place.ts';

/**
 * View of a review for a doctor or a clinic. It says whether a visit proves the review, and
 * contains the complaint about it. For a clinic it also names the doctor and the filial.
 */
export function ownFeedbackView(db: Db, side: Side, row: FeedbackRow): OwnFeedback {
  const complaint = complaintOf(db, side, row);
  return {
    ...feedbackView(row),
    of_visit: isOfVisit(row),
    complaint:
      complaint === undefined
        ? null
        : {
            ...pick(complaint, 'reason', 'text', 'state', 'created_at', 'answer'),
          },
    ...(side === 'clinic' && {
      doctor: visitDoctorOf(db, row.doctor_id),
      filial: filialBrief(db, row.filial_id ?? 0),
    }),
  };
}

interface Query {
  readonly sort?: FeedbackSort;
  readonly unanswered?: boolean;
  readonly complained?: boolean;
  readonly rating?: number;
  readonly page?: number;
  readonly per_page?: number;
}

/**
 * Returns one page of filtered reviews. The meta counts all reviews, also those that the filter
 * leaves out.
 */
export function ownFeedbackPage(
  db: Db,
  side: Side,
  all: readonly FeedbackRow[],
  query: Query,
  now: number,
  isAsked: (row: FeedbackRow) => boolean = () => true,
): { rows: readonly FeedbackRow[]; meta: OwnFeedbackMeta } {
  const { sort = 'new', unanswered, complained, rating } = query;
  const isComplained = (row: FeedbackRow): boolean => complaintOf(db, side, row) !== undefined;
  const asked = all
    .filter(({ reply }) => unanswered === undefined || unanswered === (reply === null))
    .filter((row) => complained === undefined || complained === isComplained(row))
    .filter((row) => rating === undefined || rating === row.rating)
    .filter(isAsked);
  const { rows, meta } = pageOf(asked.toSorted(feedbackOrders[sort]), query);
  const open = all.filter(({ reply }) => reply === null);
  const count = (stars: number): number => all.filter((row) => row.rating === stars).length;
  const counts = [count(1), count(2), count(3), count(4), count(5)] as const;
  return {
    rows,
    meta: {
      ...meta,
      rating: summarise(counts).rating,
      distribution: [5, 4, 3, 2, 1].map((stars) => ({ rating: stars, count: counts[stars - 1] ?? 0 })),
      unanswered: open.length,
      unanswered_recent: open.filter((row) => isRecent(row, now)).length,
      complaints: all.filter(isComplained).length,
    },
  };
}
