/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiError } from './api-error.ts';

/**
 * The body is sent as something else than the operation says.
 */
export type UnsupportedTypeResponse = ApiError;
