/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Where a visit goes. What is not named stays.
 */
export interface ClinicVisitMoveRequest {
  /**
   * A free time of `clinicSlotList`, asked for with this `visit_id`.
   * @pattern T[0-9]{2}:[0-9]{2}:00([.]0+)?(Z|[+-][0-9]{2}:[0-9]{2})$
   */
  starts_at: string;
  /**
   * Another filial of the clinic.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Another doctor who gives the same service there.
   * @minimum 1
   */
  doctor_id?: number;
  /**
   * Shown to the patient.
   * @maxLength 200
   * @nullable
   */
  reason?: string | null;
}
