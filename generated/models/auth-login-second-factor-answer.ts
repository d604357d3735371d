/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Session } from './session.ts';

export interface AuthLoginSecondFactorAnswer {
  data: Session;
}
