/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiError } from './api-error.ts';

/**
 * Nothing has this id or slug, or it belongs to somebody else.
 */
export type NotFoundResponse = ApiError;
