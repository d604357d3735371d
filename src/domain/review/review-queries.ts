import type { FeedbackSort } from '#generated/models/feedback-sort.ts';

const PER_PAGE = 20;

/** A page of reviews in some order, whoever they are about. */
export interface ReviewsRequest {
  readonly sort: FeedbackSort;
  readonly page: number;
  readonly per_page: number;
}

/** The question to the server for one page of the list of all reviews. */
export function allReviews({ sort, page }: { sort: FeedbackSort; page: number }): ReviewsRequest {
  return { sort, page, per_page: PER_PAGE };
}

/** How many reviews a page about somebody shows; the rest have a page of their own. */
const SHOWN = 3;

/** The question to the server for those reviews. */
export function latestReviews(sort: FeedbackSort = 'new'): ReviewsRequest {
  return { sort, page: 1, per_page: SHOWN };
}
