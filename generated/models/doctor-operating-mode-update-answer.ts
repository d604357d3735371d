/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OperatingMode } from './operating-mode.ts';

export interface DoctorOperatingModeUpdateAnswer {
  data: OperatingMode;
}
