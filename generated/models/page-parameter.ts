/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Page number, from 1. A page after the last one has an empty `data` and a correct `meta`.
 */
export type PageParameter = number;
