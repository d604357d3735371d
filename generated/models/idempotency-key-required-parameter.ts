/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Made by the client, once per attempt to book, so that a double click or a repeated request books once (see «Repeated requests»).
 */
export type IdempotencyKeyRequiredParameter = string;
