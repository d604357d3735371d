/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Field name (as in the request body) to its texts.
 */
export type ApiErrorErrors = { [key: string]: string[] };
