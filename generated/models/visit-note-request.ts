/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A new note on a visit.
 */
export interface VisitNoteRequest {
  /**
   * Text of the note, hidden from the patient.
   * @minLength 1
   * @maxLength 2000
   * @pattern \S
   */
  text: string;
}
