/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SecondFactorSetup } from './second-factor-setup.ts';

export interface SecondFactorSetupAnswer {
  data: SecondFactorSetup;
}
