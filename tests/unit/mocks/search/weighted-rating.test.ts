import { describe, expect, it } from 'vitest';
import { weightedRating } from '#mocks/search/weighted-rating.ts';

const RATINGS = Array.from({ length: 41 }, (_, step) => 1 + step / 10);
const REVIEWS = [1, 2, 5, 20, 100, 184, 2509, 100_000];

describe('the weighted rating', () => {
  it('is higher for a rating of 4.8 from 2,509 people than for a rating of 5.0 from one person', () => {
    expect(weightedRating(4.8, 2509)).toBeGreaterThan(weightedRating(5, 1));
  });

  it('rises with the rating for any number of reviews', () => {
    for (const reviews of REVIEWS) {
      const weighted = RATINGS.map((rating) => weightedRating(rating, reviews));
      expect(weighted).toEqual(weighted.toSorted((a, b) => a - b));
      expect(new Set(weighted).size).toBe(RATINGS.length);
    }
  });

  it('is lowest if there are no reviews', () => {
    expect(weightedRating(null, 0)).toBeLessThan(weightedRating(1, 1));
    expect(weightedRating(5, 0)).toBe(0);
  });
});
