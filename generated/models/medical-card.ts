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
  /**
   * Time of the last change; null if nothing was saved.
   * @nullable
   */
  updated_at: string | null;
  /** Measurements of height and weight, oldest first. */
  measurements: Measurement[];
  /**
   * Number of this person's documents.
   * @minimum 0
   */
  documents_count: number;
}
