/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BloodType } from './blood-type.ts';
import type { RhFactor } from './rh-factor.ts';

/**
 * Changed medical data.
 */
export interface MedicalCardRequest {
  /** Null when not known. */
  blood_type: BloodType | null;
  /** Null when not known. */
  rh_factor: RhFactor | null;
  /**
   * cm.
   * @minimum 30
   * @maximum 250
   * @nullable
   */
  height: number | null;
  /**
   * kg.
   * @minimum 1
   * @maximum 400
   * @nullable
   */
  weight: number | null;
}
