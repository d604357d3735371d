/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiError } from './api-error.ts';

/**
 * The state changed meanwhile. `errors` names the field whose value was lost.
 */
export type ConflictResponse = ApiError;
