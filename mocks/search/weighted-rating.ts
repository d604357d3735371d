/** Assumed average rating and number of assumed reviews. */
const PRIOR = { rating: 4.5, reviews: 20 } as const;

/**
 * Rating for sorting: the average over the reviews and 20 assumed ratings of 4,5. So one review
 * with «5,0» is not above 4,8 from 2,000 reviews (contract: search-sort.yaml). Doctors without
 * reviews come last.
 */
export function weightedRating(rating: number | null, reviews: number): number {
  if (rating === null || reviews <= 0) return 0;
  return (rating * reviews + PRIOR.rating * PRIOR.reviews) / (reviews + PRIOR.reviews);
}
