/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiError } from './api-error.ts';

/**
 * No valid bearer token. The client ends the session and does not repeat the request (rules §8).
 */
export type UnauthorizedResponse = ApiError;
