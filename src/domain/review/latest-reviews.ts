import type { FeedbackSort } from '#generated/models/feedback-sort.ts';
import type { ReviewsRequest } from './all-reviews';

/** How many reviews a page about somebody shows; the rest have a page of their own. */
const SHOWN = 3;

/** The question to the server for those reviews. */
export function latestReviews(sort: FeedbackSort = 'new'): ReviewsRequest {
  return { sort, page: 1, per_page: SHOWN };
}
