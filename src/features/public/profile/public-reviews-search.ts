import * as v from 'valibot';
import { FeedbackSort } from '#generated/models/feedback-sort.ts';
import { choiceParam, pageParam } from '@/shared/url/search-params';

/** The list of all reviews, of a doctor or of a clinic: its order and page. */
export const reviewsSearch = v.object({
  sort: choiceParam(Object.values(FeedbackSort), 'new'),
  page: pageParam,
});

export type ReviewsSearch = v.InferOutput<typeof reviewsSearch>;
