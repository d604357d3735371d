/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CodeSent } from './code-sent.ts';

export interface PhoneCodeSendAnswer {
  data: CodeSent;
}
