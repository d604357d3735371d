/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The target of a move. Absent fields do not change.
 */
export interface DeskVisitMoveRequest {
  /**
   * A free time of `clinicSlotList` or `doctorSlotList`, asked for with this `visit_id`.
   * @pattern T[0-9]{2}:[0-9]{2}:00([.]0+)?(Z|[+-][0-9]{2}:[0-9]{2})$
   */
  starts_at: string;
  /**
   * Another filial of the same clinic.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Another doctor who gives the same service there; a doctor moves a visit to nobody else (422).
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
