/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiError } from './api-error.ts';

/**
 * A value breaks a rule. `errors` holds texts by field name; the form shows them at the fields.
 */
export type ValidationFailedResponse = ApiError;
