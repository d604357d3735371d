import type { FeedbackSort } from '#generated/models/feedback-sort.ts';

const PER_PAGE = 20;

/** Parameters of a request for one page of a doctor's or clinic's reviews. */
export interface ReviewsRequest {
  readonly sort: FeedbackSort;
  readonly page: number;
  readonly per_page: number;
}

/** Returns the parameters of a request for one page of the list of all reviews. */
export function allReviews({ sort, page }: { sort: FeedbackSort; page: number }): ReviewsRequest {
  return { sort, page, per_page: PER_PAGE };
}

/** Number of reviews on the page of a doctor or clinic. All reviews have a page of their own. */
const SHOWN = 3;

/**
 * Returns the parameters of the request for the reviews that the page of a doctor or clinic shows.
 */
export function latestReviews(sort: FeedbackSort = 'new'): ReviewsRequest {
  return { sort, page: 1, per_page: SHOWN };
}
