/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BloodType } from './blood-type.ts';
import type { RhFactor } from './rh-factor.ts';

/**
 * Changed medical data.
 */
export interface MedicalCardRequest {
  /** Blood type; null if unknown. */
  blood_type: BloodType | null;
  /** Rh factor; null if unknown. */
  rh_factor: RhFactor | null;
  /**
   * Height in cm.
   * @minimum 30
   * @maximum 250
   * @nullable
   */
  height: number | null;
  /**
   * Weight in kg.
   * @minimum 1
   * @maximum 400
   * @nullable
   */
  weight: number | null;
}
