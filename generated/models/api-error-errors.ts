/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Texts by field name of the request body.
 */
export type ApiErrorErrors = { [key: string]: string[] };
