/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Board } from './board.ts';

export interface ClinicBoardAnswer {
  data: Board;
}
