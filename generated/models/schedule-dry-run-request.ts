/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ScheduleDryRunAbsence } from './schedule-dry-run-absence.ts';
import type { ScheduleDryRunMode } from './schedule-dry-run-mode.ts';
import type { ScheduleDryRunSpecialDay } from './schedule-dry-run-special-day.ts';
import type { ScheduleSettings } from './schedule-settings.ts';

/**
 * Changes of a schedule that nobody has saved, alone or together. Each is written as the operation that saves it takes it. Without any,
 * the answer tells of the schedule as it is.
 */
export interface ScheduleDryRunRequest {
  /** Changed hours of a filial. */
  operating_mode: ScheduleDryRunMode | null;
  /** An absence that is added or changed. */
  absence: ScheduleDryRunAbsence | null;
  /** A special day that is added or changed. */
  special_day: ScheduleDryRunSpecialDay | null;
  /** Changed settings of booking. */
  settings: ScheduleSettings | null;
}
