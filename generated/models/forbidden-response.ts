/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiError } from './api-error.ts';

/**
 * The token is valid, but the person does not hold the role that this operation needs, or, in the cabinet of a clinic, not its `x-right`.
 */
export type ForbiddenResponse = ApiError;
