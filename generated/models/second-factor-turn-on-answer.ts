/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { RecoveryCodes } from './recovery-codes.ts';

export interface SecondFactorTurnOnAnswer {
  data: RecoveryCodes;
}
