/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiError } from './api-error.ts';

/**
 * Too many tries. `Retry-After` says after how many seconds the next one is allowed.
 */
export type TooManyRequestsResponse = ApiError;
