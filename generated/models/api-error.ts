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
   * Russian text that can be shown to a person; never to be compared.
   * @minLength 1
   */
  message: string;
  /** Field name (as in the request body) to its texts. */
  errors?: ApiErrorErrors;
  code?: RefusalCode;
  /** Details of the code, for programs. */
  details?: ApiErrorDetails;
}
