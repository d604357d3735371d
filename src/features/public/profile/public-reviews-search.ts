import * as v from 'valibot';
import { FeedbackSort } from '#generated/models/feedback-sort.ts';
import { choiceParam, pageParam } from '@/shared/url/search-params';

/** Search params of all reviews of a doctor or clinic. */
export const reviewsSearch = v.object({
  sort: choiceParam(Object.values(FeedbackSort), 'new'),
  page: pageParam,
});

export type ReviewsSearch = v.InferOutput<typeof reviewsSearch>;
