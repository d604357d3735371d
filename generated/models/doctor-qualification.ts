/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorQualificationKind } from './doctor-qualification-kind.ts';

/**
 * Qualification category or academic degree of a doctor.
 */
export interface DoctorQualification {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /** Kind; a doctor has at most one category and one degree. */
  kind: DoctorQualificationKind;
}
