/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicAnalytics } from './clinic-analytics.ts';

export interface ClinicAnalyticsAnswer {
  data: ClinicAnalytics;
}
