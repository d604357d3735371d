/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Mean of published reviews, one decimal. Null while there are none.
 * @minimum 1
 * @maximum 5
 * @nullable
 */
export type Rating = number | null;
