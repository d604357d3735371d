/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DayIntervalKind } from './day-interval-kind.ts';

/**
 * A part of the doctor's hours without a visit.
 */
export interface DayInterval {
  /** `free`: no visit is booked; `break`: a break within the hours. */
  kind: DayIntervalKind;
  /** Wall clock at +05:00, today. */
  starts_at: string;
  /** End of the interval: start of the next visit or break, or end of the hours. */
  ends_at: string;
  /**
   * Id of the doctor's filial at that time.
   * @minimum 1
   */
  filial_id: number;
}
