/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BoardTakenKind } from './board-taken-kind.ts';
import type { Time } from './time.ts';

/**
 * Interval of a doctor that cannot be booked here.
 */
export interface BoardTaken {
  from: Time;
  to: Time;
  /** `held`: a person is booking the slot; `elsewhere`: a visit in another filial or clinic. */
  kind: BoardTakenKind;
}
