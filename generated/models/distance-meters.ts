/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Straight line from the request's `near` to the card's `filial`; null or absent where nobody said where they are (proposed).
 * @minimum 0
 * @nullable
 */
export type DistanceMeters = number | null;
