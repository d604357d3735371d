/** The assumed average rating, and the number of assumed reviews. */
const PRIOR = { rating: 4.5, reviews: 20 } as const;

/**
 * The rating that decides an order: an average over the reviews and twenty assumed ratings of 4,5,
 * so that a single «5,0» is not above 4,8 from two thousand people (contract: search-sort.yaml).
 * Doctors without reviews come last.
 */
export function weightedRating(rating: number | null, reviews: number): number {
  if (rating === null || reviews <= 0) return 0;
  return (rating * reviews + PRIOR.rating * PRIOR.reviews) / (reviews + PRIOR.reviews);
}
