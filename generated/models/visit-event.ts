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
  /** When it happened; the list stands by it, the newest first. */
  at: string;
  /** For an icon and for programs; a new one may come, the text says it all. `mark_removed`, and the mark that it removes, stand in the record of the doctor and the clinic alone. */
  kind: VisitEventKind;
  /**
   * For the reader of this visit: patients are addressed, the cabinets read of them.
   * @minLength 1
   * @maxLength 300
   */
  text: string;
}
