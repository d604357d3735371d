/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PasswordCodeConfirmed } from './password-code-confirmed.ts';

export interface PasswordCodeConfirmAnswer {
  data: PasswordCodeConfirmed;
}
