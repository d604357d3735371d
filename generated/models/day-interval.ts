/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DayIntervalKind } from './day-interval-kind.ts';

/**
 * A part of the doctor's hours without a visit.
 */
export interface DayInterval {
  /** `free`: nobody is booked; `break`: a pause of the hours. */
  kind: DayIntervalKind;
  /** Wall clock at +05:00, today. */
  starts_at: string;
  /** Where the next visit, break or the end of reception begins. */
  ends_at: string;
  /**
   * Filial of the doctor at that time.
   * @minimum 1
   */
  filial_id: number;
}
