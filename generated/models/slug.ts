/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Stable name in URLs.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[a-z0-9-]+$
 */
export type Slug = string;
