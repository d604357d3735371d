/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialHoliday } from './filial-holiday.ts';
import type { FilialState } from './filial-state.ts';
import type { OpeningHoursRequest } from './opening-hours-request.ts';

/**
 * A planned change of a filial. Absent fields do not change.
 */
export interface FilialChangeRequest {
  /**
   * Planned week, each weekday at most once; absent to keep the week.
   * @maxItems 7
   */
  hours?: OpeningHoursRequest[];
  /**
   * First day of `hours`, after today; null or absent for at once.
   * @nullable
   */
  hours_from?: string | null;
  /**
   * First closed day, after today; null or absent for at once.
   * @nullable
   */
  closes_on?: string | null;
  /** True if closed on public holidays of Kazakhstan. */
  closed_on_holidays?: boolean;
  /**
   * All planned closed days of the filial; absent to keep them.
   * @maxItems 60
   */
  holidays?: FilialHoliday[];
  state: FilialState;
}
