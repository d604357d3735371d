/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Made by the client, once per attempt: a repeated request with the same key is carried out once (see «Repeated requests»).
 */
export type IdempotencyKeyParameter = string;
