/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OpeningHours } from './opening-hours.ts';

export type ClinicDoctorFullReceptionItem = {
  /**
   * Id of a filial of this clinic.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Room in the filial.
   * @maxLength 100
   * @nullable
   */
  room: string | null;
  /** Hours by weekday; a missing weekday is a day off. */
  hours: OpeningHours[];
};
