/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialProfile } from './filial-profile.ts';

export interface ClinicFilialReadAnswer {
  data: FilialProfile;
}
