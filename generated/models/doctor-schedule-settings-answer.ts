/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ScheduleSettings } from './schedule-settings.ts';

export interface DoctorScheduleSettingsAnswer {
  data: ScheduleSettings;
}
