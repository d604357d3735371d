/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicNews } from './clinic-news.ts';
import type { Meta } from './meta.ts';

export interface ClinicNewsListAnswer {
  data: ClinicNews[];
  meta: Meta;
}
