/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CodeConfirmed } from './code-confirmed.ts';

export interface RegisterCodeConfirmAnswer {
  data: CodeConfirmed;
}
