/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BoardDoctor } from './board-doctor.ts';

/**
 * Doctors of a filial with their hours.
 */
export interface Board {
  /**
   * Id of the requested filial.
   * @minimum 1
   */
  filial_id: number;
  /** Doctors sorted by surname, including those without hours in the range. */
  doctors: BoardDoctor[];
}
