/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BoardDoctor } from './board-doctor.ts';

/**
 * Doctors of a filial with their hours.
 */
export interface Board {
  /**
   * The filial that was asked for.
   * @minimum 1
   */
  filial_id: number;
  /** By surname, those without hours in the range too. */
  doctors: BoardDoctor[];
}
