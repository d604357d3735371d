/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorOffer } from './doctor-offer.ts';
import type { VisitDoctor } from './visit-doctor.ts';

/**
 * First day with free slots of a doctor in a filial.
 */
export interface ClinicFirstTime {
  doctor: VisitDoctor;
  /**
   * Id of a filial of the clinic.
   * @minimum 1
   */
  filial_id: number;
  offer: DoctorOffer;
  /**
   * Starts of the free slots, in order.
   * @minItems 1
   * @maxItems 4
   */
  times: string[];
}
