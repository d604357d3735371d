/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OpeningHours } from './opening-hours.ts';

export type ClinicDoctorFullReceptionItem = {
  /**
   * A filial of this clinic.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Where in the filial.
   * @maxLength 100
   * @nullable
   */
  room: string | null;
  /** Days off are absent. */
  hours: OpeningHours[];
};
