/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiError } from './api-error.ts';

/**
 * The token is valid, but the person does not work in a clinic, lacks the right that this operation needs (`x-right`), or lacks the
 * second factor that the clinic requires.
 */
export type ForbiddenRightResponse = ApiError;
