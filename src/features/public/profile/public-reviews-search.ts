import * as v from 'valibot';
import { FeedbackSort } from '#generated/models/feedback-sort.ts';
import { choiceParam, pageParam } from '@/shared/url/search-params';

export const reviewsSearch = v.object({
  sort: choiceParam(Object.values(FeedbackSort), 'new'),
  page: pageParam,
});

export type ReviewsSearch = v.InferOutput<typeof reviewsSearch>;
