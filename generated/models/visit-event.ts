/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitEventKind } from './visit-event-kind.ts';

/**
 * An event in the history of a visit.
 */
export interface VisitEvent {
  /** @minimum 1 */
  id: number;
  /** Time of the event; the list is sorted by it, newest first. */
  at: string;
  /** Kind, for an icon and for programs; new kinds may be added. `mark_removed` and the removed mark are visible only to doctor and clinic. */
  kind: VisitEventKind;
  /**
   * Text for the reader: patients are addressed, doctors and clinics read about the patient.
   * @minLength 1
   * @maxLength 300
   */
  text: string;
}
