/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PatientGroup } from './patient-group.ts';
import type { PaymentMethod } from './payment-method.ts';

/**
 * Accepted patients and formats. Every doctor works in the clinic.
 */
export interface DoctorReceptionRequest {
  /**
   * Adults, children or both. Ages (`age_min`, `age_max`) narrow it.
   * @minItems 1
   * @maxItems 2
   */
  patients: PatientGroup[];
  /**
   * Minimum age of patients, full years; null without a limit.
   * @minimum 0
   * @maximum 120
   * @nullable
   */
  age_min: number | null;
  /**
   * Maximum age of patients, full years; null without a limit.
   * @minimum 0
   * @maximum 120
   * @nullable
   */
  age_max: number | null;
  /** True if the doctor receives by video. */
  online: boolean;
  /** True if the doctor visits patients at home. */
  home_visits: boolean;
  /**
   * Ways to pay the doctor for a home visit; absent to keep them. For visits in the clinic see its filial (proposed).
   * @maxItems 5
   */
  payment_methods?: PaymentMethod[];
}
