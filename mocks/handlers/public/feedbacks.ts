import type * as publicMocks from '@generated/mocks/public/public.msw.ts';
import type { Feedback } from '@generated/models/feedback.ts';
import type { FeedbackSort } from '@generated/models/feedback-sort.ts';
import type { FeedbackRow } from '../../db/types/doctor.ts';
import type { Resolvers } from '../../implement.ts';
import { publishedDoctor } from '../../rules/published-doctor.ts';
import { doctorFeedbacks } from '../../seed/on-demand/feedbacks.ts';
import { pageOf } from '../views/paging.ts';

const newestFirst = (a: FeedbackRow, b: FeedbackRow): number => b.created_at.localeCompare(a.created_at) || b.id - a.id;

/** Orders of specification §9; equal ratings stand newest first. */
const orders: Readonly<Record<FeedbackSort, (a: FeedbackRow, b: FeedbackRow) => number>> = {
  new: newestFirst,
  old: (a, b) => newestFirst(b, a),
  'high-rate': (a, b) => b.rating - a.rating || newestFirst(a, b),
  'low-rate': (a, b) => a.rating - b.rating || newestFirst(a, b),
};

export const feedbacks = {
  doctorFeedbacks: ({ db, path, query }) => {
    const { doctor } = publishedDoctor(db, path.id);
    const { rows, meta } = pageOf(doctorFeedbacks(db, doctor.id).toSorted(orders[query.sort ?? 'new']), query);
    return {
      data: rows.map(feedbackView),
      meta: {
        ...meta,
        rating: doctor.rating,
        distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: doctor.rating_counts[rating - 1] ?? 0 })),
      },
    };
  },
} satisfies Partial<Resolvers<typeof publicMocks>>;

function feedbackView(row: FeedbackRow): Feedback {
  return {
    id: row.id,
    rating: row.rating,
    text: row.text,
    author_name: row.is_name_hidden ? null : row.author_name,
    service_title: row.service_title,
    created_at: row.created_at,
    reply: row.reply,
  };
}
