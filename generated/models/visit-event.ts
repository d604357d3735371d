/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitEventKind } from './visit-event-kind.ts';

/**
 * A line of a visit's history.
 */
export interface VisitEvent {
  /** @minimum 1 */
  id: number;
  at: string;
  kind: VisitEventKind;
  /**
   * @minLength 1
   * @maxLength 300
   */
  text: string;
}
