/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BloodType } from './blood-type.ts';
import type { Measurement } from './measurement.ts';
import type { RhFactor } from './rh-factor.ts';

/**
 * Medical data of one person (rules §3). Empty fields are null.
 */
export interface MedicalCard {
  blood_type: BloodType | null;
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
  /** @nullable */
  updated_at: string | null;
  /** How height and weight changed, oldest first. */
  measurements: Measurement[];
  /** @minimum 0 */
  documents_count: number;
}
