/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The target of a move. Absent fields do not change.
 */
export interface DeskVisitMoveRequest {
  /**
   * A free slot of `clinicSlotList` or `doctorSlotList`, requested with this `visit_id`.
   * @pattern T[0-9]{2}:[0-9]{2}:00([.]0+)?(Z|[+-][0-9]{2}:[0-9]{2})$
   */
  starts_at: string;
  /**
   * Id of another filial of the same clinic.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Id of another doctor with the same service there. A doctor cannot move a visit to another doctor (422).
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
