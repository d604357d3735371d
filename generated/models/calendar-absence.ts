/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * A part of an absence.
 */
export interface CalendarAbsence {
  /**
   * The absence of `doctorAbsenceList` that this is a part of; a long one has a part in each of its days.
   * @minimum 1
   */
  absence_id: number;
  from: Time;
  to: Time;
  /**
   * Shown in the cabinet only.
   * @maxLength 200
   * @nullable
   */
  reason: string | null;
}
