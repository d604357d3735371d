/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Page number, from 1. A page past the last one answers an empty `data` with a truthful `meta`.
 */
export type PageParameter = number;
