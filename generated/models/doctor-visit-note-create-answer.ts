/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitNote } from './visit-note.ts';

export interface DoctorVisitNoteCreateAnswer {
  data: VisitNote;
}
