/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorAnalytics } from './doctor-analytics.ts';

export interface DoctorAnalyticsAnswer {
  data: DoctorAnalytics;
}
