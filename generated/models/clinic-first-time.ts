/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorOffer } from './doctor-offer.ts';
import type { VisitDoctor } from './visit-doctor.ts';

/**
 * The first free times of a doctor in a filial, all of one day.
 */
export interface ClinicFirstTime {
  doctor: VisitDoctor;
  /**
   * A filial of the clinic.
   * @minimum 1
   */
  filial_id: number;
  offer: DoctorOffer;
  /**
   * Beginnings, in order.
   * @minItems 1
   * @maxItems 4
   */
  times: string[];
}
