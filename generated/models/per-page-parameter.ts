/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Rows on a page.
 */
export type PerPageParameter = number;
