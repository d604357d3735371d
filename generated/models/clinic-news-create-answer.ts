/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicNews } from './clinic-news.ts';

export interface ClinicNewsCreateAnswer {
  data: ClinicNews;
}
