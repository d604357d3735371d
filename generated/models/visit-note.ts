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
   * The visit that it is about.
   * @minimum 1
   */
  visit_id: number;
  /**
   * As it was written; a note is deleted rather than changed.
   * @minLength 1
   * @maxLength 2000
   */
  text: string;
  created_at: string;
  /** Whose note it is. */
  by: VisitNoteBy;
  /**
   * Who wrote it.
   * @minLength 1
   * @maxLength 200
   */
  author: string;
  /** Whether the reader may delete it, because their own side wrote it. */
  removable: boolean;
}
