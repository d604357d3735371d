/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Made by the client once per attempt to book. The same key answers the same visit, so a double click or a repeated request
 * books once. A key that was used with another body answers 409.
 */
export type IdempotencyKeyParameter = string;
