/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Distance from the request's `near` to the card's `filial` in a straight line; null or absent without `near` (proposed).
 * @minimum 0
 * @nullable
 */
export type DistanceMeters = number | null;
