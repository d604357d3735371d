/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialBrief } from './filial-brief.ts';

/**
 * Earliest free slot of a doctor's offer, with its filial.
 */
export interface DoctorNearest {
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  filial: FilialBrief;
}
