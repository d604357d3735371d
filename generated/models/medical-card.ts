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
  /**
   * When the card was saved last; null for one that never was.
   * @nullable
   */
  updated_at: string | null;
  /** How height and weight changed, oldest first. */
  measurements: Measurement[];
  /**
   * Documents of this person, whoever added them.
   * @minimum 0
   */
  documents_count: number;
}
