import type { Random } from '#mocks/db/random.ts';
import type { RatingCounts } from '#mocks/db/types/place.ts';

/** Maximum number of reviews of a generated doctor; heroes may have more. */
const MAX_REVIEWS = 940;

/** Draws the number of reviews: dozens for most doctors, hundreds for a few. */
function drawReviewCount(random: Random, years: number): number {
  const roll = random.next();
  if (roll < 0.1 || (years < 2 && roll < 0.5)) return 0;
  if (roll < 0.15) return 1;
  // Log-normal distribution from three uniform numbers: a long tail without extremes.
  const spread = random.next() + random.next() + random.next() - 1.5;
  return Math.min(MAX_REVIEWS, Math.max(2, Math.round(Math.exp(3 + spread * 2.4 + Math.min(years, 20) * 0.03))));
}

/** Shares of ratings from one star on, for a quality from 0 (poor) to 1 (excellent). */
function sharesOf(quality: number): readonly number[] {
  const fives = 0.5 + quality * 0.46;
  const rest = 1 - fives;
  const ones = rest * (0.32 - quality * 0.14);
  const twos = rest * 0.09;
  const threes = rest * 0.16;
  return [ones, twos, threes, rest - ones - twos - threes, fives];
}

/** Draws the numbers of ratings by stars. */
export function drawRatingCounts(random: Random, years: number): RatingCounts {
  const count = drawReviewCount(random, years);
  const shares = sharesOf(Math.sqrt(random.next()));
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  if (count <= 12) {
    for (let i = 0; i < count; i += 1) add(counts, random.weighted(shares), 1);
    return counts;
  }
  let left = count;
  for (let index = 0; index < 4; index += 1) {
    const part = Math.min(left, Math.round(count * (shares[index] ?? 0)));
    add(counts, index, part);
    left -= part;
  }
  add(counts, 4, left);
  return counts;
}

function add(counts: number[], index: number, amount: number): void {
  counts[index] = (counts[index] ?? 0) + amount;
}

/**
 * Returns the average with one decimal and the number of ratings; the average is null if there are
 * no ratings.
 */
export function summarise(counts: RatingCounts): { rating: number | null; reviews_count: number } {
  let count = 0;
  let sum = 0;
  counts.forEach((amount, index) => {
    count += amount;
    sum += amount * (index + 1);
  });
  return { rating: count === 0 ? null : Math.round((sum / count) * 10) / 10, reviews_count: count };
}
