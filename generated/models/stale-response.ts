/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiError } from './api-error.ts';

/**
 * Somebody else has changed it since it was read (`If-Match`): read it again, and repeat the change.
 */
export type StaleResponse = ApiError;
