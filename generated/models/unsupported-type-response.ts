/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiError } from './api-error.ts';

/**
 * The content type of the body is not the one of the operation.
 */
export type UnsupportedTypeResponse = ApiError;
