/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicAnalytics } from './clinic-analytics.ts';

export type ClinicAnalytics200 = {
  data: ClinicAnalytics;
};
