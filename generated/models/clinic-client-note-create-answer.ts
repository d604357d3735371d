/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClientNote } from './client-note.ts';

export interface ClinicClientNoteCreateAnswer {
  data: ClientNote;
}
