/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialHoliday } from './filial-holiday.ts';
import type { FilialState } from './filial-state.ts';
import type { OpeningHoursRequest } from './opening-hours-request.ts';

/**
 * A change of a filial that nobody has made yet. What is absent stays as it is.
 */
export interface FilialChangeRequest {
  /**
   * The week as it would be, each weekday at most once; absent leaves it.
   * @maxItems 7
   */
  hours?: OpeningHoursRequest[];
  /**
   * The day on which `hours` would begin, after today; null or absent: at once.
   * @nullable
   */
  hours_from?: string | null;
  /**
   * To close: the day on which it would, after today; null or absent: at once.
   * @nullable
   */
  closes_on?: string | null;
  /** Closed on public holidays of Kazakhstan. */
  closed_on_holidays?: boolean;
  /**
   * All closed days of the filial's own as they would be; absent leaves them.
   * @maxItems 60
   */
  holidays?: FilialHoliday[];
  state: FilialState;
}
