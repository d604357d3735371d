/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiErrorDetails } from './api-error-details.ts';
import type { ApiErrorErrors } from './api-error-errors.ts';
import type { RefusalCode } from './refusal-code.ts';

/**
 * The body of every error (rules §8): a text for a person and, on 422 and 409, texts by field name.
 */
export interface ApiError {
  /**
   * Russian text for people. Programs compare `code` instead.
   * @minLength 1
   */
  message: string;
  /** Texts by field name of the request body. */
  errors?: ApiErrorErrors;
  code?: RefusalCode;
  /** Machine-readable details of `code`. */
  details?: ApiErrorDetails;
}
