/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiError } from './api-error.ts';

/**
 * Any other failure. The client shows `message` in a toast (rules §8).
 */
export type UnexpectedResponse = ApiError;
