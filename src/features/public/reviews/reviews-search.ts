import * as v from 'valibot';
import { FeedbackSort } from '#generated/models/feedback-sort.ts';
import { pageParam } from '@/features/public/lists/list-params';

/** The list of all reviews, of a doctor or of a clinic: its order and page. */
export const reviewsSearch = v.object({
  sort: v.optional(v.fallback(v.picklist(Object.values(FeedbackSort)), 'new'), 'new'),
  page: pageParam,
});
