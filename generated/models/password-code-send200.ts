/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PasswordCodeSent } from './password-code-sent.ts';

export type PasswordCodeSend200 = {
  data: PasswordCodeSent;
};
