/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiError } from './api-error.ts';

/**
 * The token is valid, but the person does not hold the role that this operation needs, or the owner of the card has not given this right
 * («A shared card»).
 */
export type ForbiddenCardResponse = ApiError;
