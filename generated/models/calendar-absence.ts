/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * A part of an absence.
 */
export interface CalendarAbsence {
  /**
   * Id of the absence (`doctorAbsenceList`). A long absence has a part on each of its days.
   * @minimum 1
   */
  absence_id: number;
  from: Time;
  to: Time;
  /**
   * Reason, visible only in the cabinet.
   * @maxLength 200
   * @nullable
   */
  reason: string | null;
}
