import type * as publicMocks from '#generated/mocks/public/public.msw.ts';
import type { Resolvers } from '../../implement.ts';
import { publishedDoctor } from '../../rules/published-doctor.ts';
import { doctorFeedbacks } from '../../seed/on-demand/feedbacks.ts';
import { feedbackMeta, feedbackOrders, feedbackView } from '../views/feedback.ts';
import { pageOf } from '../views/paging.ts';

export const feedbacks = {
  doctorFeedbacks: ({ db, path, query }) => {
    const { doctor } = publishedDoctor(db, path.id);
    const { rows, meta } = pageOf(doctorFeedbacks(db, doctor.id).toSorted(feedbackOrders[query.sort ?? 'new']), query);
    return {
      data: rows.map(feedbackView),
      meta: feedbackMeta(doctor, meta),
    };
  },
} satisfies Partial<Resolvers<typeof publicMocks>>;
