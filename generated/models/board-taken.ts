/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BoardTakenKind } from './board-taken-kind.ts';
import type { Time } from './time.ts';

/**
 * Time of a doctor that can't be booked here.
 */
export interface BoardTaken {
  from: Time;
  to: Time;
  /** held: somebody is booking it right now; elsewhere: a visit in another filial or clinic. */
  kind: BoardTakenKind;
}
