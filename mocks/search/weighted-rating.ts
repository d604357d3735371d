/** What an average place is rated, and how many reviews one has to have to count as much as that assumption. */
const PRIOR = { rating: 4.5, reviews: 20 } as const;

/**
 * The rating that decides an order: an average over the reviews and twenty assumed ones of 4,5, so that a single «5,0» does not stand
 * above 4,8 of two thousand people (contract: search-sort.yaml). Whoever has no reviews comes last.
 */
export function weightedRating(rating: number | null, reviews: number): number {
  if (rating === null || reviews <= 0) return 0;
  return (rating * reviews + PRIOR.rating * PRIOR.reviews) / (reviews + PRIOR.reviews);
}
