/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiError } from './api-error.ts';

/**
 * The token is valid, but the person does not work in a clinic, or the clinic requires a second factor that the account lacks.
 */
export type ForbiddenClinicResponse = ApiError;
