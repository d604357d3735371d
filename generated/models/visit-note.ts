/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitNoteBy } from './visit-note-by.ts';

/**
 * A note on a visit that the patient never reads. A doctor's note is read by that doctor alone, a clinic's by the clinic and by the doctor of
 * the visit.
 */
export interface VisitNote {
  /** @minimum 1 */
  id: number;
  /**
   * Id of the visit.
   * @minimum 1
   */
  visit_id: number;
  /**
   * Text of the note. A note can be deleted, but not changed.
   * @minLength 1
   * @maxLength 2000
   */
  text: string;
  created_at: string;
  /** Side that wrote the note. */
  by: VisitNoteBy;
  /**
   * Name of the author.
   * @minLength 1
   * @maxLength 200
   */
  author: string;
  /** True if the reader may delete it, because the reader's side wrote it. */
  removable: boolean;
}
