import type { FeedbackMeta } from '#generated/models/feedback-meta.ts';
import type { FeedbackSort } from '#generated/models/feedback-sort.ts';
import type { Feedback } from '#generated/models/feedback.ts';
import type { Db } from '../../db/db.ts';
import { pick } from '../../db/pick.ts';
import type { Doctor, FeedbackRow } from '../../db/types/doctor.ts';
import { isOfVisit } from '../../rules/own-feedbacks.ts';
import type { PageMeta } from './paging.ts';

const newestFirst = (a: FeedbackRow, b: FeedbackRow): number => b.created_at.localeCompare(a.created_at) || b.id - a.id;

/** Sort orders of reviews (docs/rules.md §9); equal ratings are sorted newest first. */
export const feedbackOrders: Readonly<Record<FeedbackSort, (a: FeedbackRow, b: FeedbackRow) => number>> = {
  new: newestFirst,
  old: (a, b) => newestFirst(b, a),
  'high-rate': (a, b) => b.rating - a.rating || newestFirst(a, b),
  'low-rate': (a, b) => a.rating - b.rating || newestFirst(a, b),
};

/** View of a published review; the author's name is left out if hidden. */
export function feedbackView(row: FeedbackRow): Feedback {
  return {
    ...pick(row, 'id', 'rating', 'text', 'service_title', 'created_at', 'reply'),
    author_name: row.is_name_hidden ? null : row.author_name,
    of_visit: isOfVisit(row),
  };
}

/** Meta of a page of reviews. It counts the rejected reviews of `doctors`. */
export function feedbackMeta(
  db: Db,
  rated: Pick<Doctor, 'rating' | 'rating_counts'>,
  doctors: readonly Doctor[],
  page: PageMeta,
): FeedbackMeta {
  const distribution = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rated.rating_counts[rating - 1] ?? 0 }));
  const refused = doctors.flatMap(({ id }) =>
    db.feedbacks.find('doctor', id).filter(({ state }) => state === 'rejected'),
  );
  const byReason = Map.groupBy(refused, ({ rejected_for: reason }) => reason ?? 'other');
  const rejected_for = [...byReason]
    .map(([reason, rows]) => ({ reason, count: rows.length }))
    .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
  return { ...page, rating: rated.rating, rejected_count: refused.length, rejected_for, distribution };
}
