/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PasswordCodeSent } from './password-code-sent.ts';

export interface PasswordCodeSendAnswer {
  data: PasswordCodeSent;
}
