/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialSummary } from './filial-summary.ts';

export interface ClinicFilialOrderUpdateAnswer {
  data: FilialSummary[];
}
