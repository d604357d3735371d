/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SecondFactor } from './second-factor.ts';

export interface SecondFactorReadAnswer {
  data: SecondFactor;
}
