/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BoardDay } from './board-day.ts';
import type { DoctorOffer } from './doctor-offer.ts';
import type { VisitDoctor } from './visit-doctor.ts';

/**
 * A doctor on the board.
 */
export interface BoardDoctor {
  doctor: VisitDoctor;
  /** Services of the doctor in this filial, including hidden ones; the most requested first. */
  services: DoctorOffer[];
  /** Days, one for each day of the range. */
  days: BoardDay[];
}
