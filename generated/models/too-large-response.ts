/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiError } from './api-error.ts';

/**
 * The body is larger than the limit: 1 MB of JSON, 52 MB of a form with files (5 MB each).
 */
export type TooLargeResponse = ApiError;
