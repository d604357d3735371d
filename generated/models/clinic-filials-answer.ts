/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Filial } from './filial.ts';

export interface ClinicFilialsAnswer {
  data: Filial[];
}
