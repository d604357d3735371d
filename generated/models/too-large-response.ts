/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiError } from './api-error.ts';

/**
 * The body is larger than 1 MB.
 */
export type TooLargeResponse = ApiError;
