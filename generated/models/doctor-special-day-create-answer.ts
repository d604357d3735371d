/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SpecialDay } from './special-day.ts';

export interface DoctorSpecialDayCreateAnswer {
  data: SpecialDay;
}
