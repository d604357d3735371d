/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Average of published reviews with one decimal; null without reviews.
 * @minimum 1
 * @maximum 5
 * @nullable
 */
export type Rating = number | null;
