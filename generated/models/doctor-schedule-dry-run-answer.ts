/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ScheduleDryRun } from './schedule-dry-run.ts';

export interface DoctorScheduleDryRunAnswer {
  data: ScheduleDryRun;
}
