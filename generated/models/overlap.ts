/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OverlapKind } from './overlap-kind.ts';
import type { Time } from './time.ts';

/**
 * An overlap of the time that the desk requested or wanted to confirm.
 */
export interface Overlap {
  /**
   * visit: another visit; elsewhere: a visit in another clinic, or in a filial that the account does not work with; held: somebody
   * is booking it right now, or it is offered to somebody; this can't be overridden; break: a break or hours off; closed: outside of the doctor's hours here.
   */
  kind: OverlapKind;
  from: Time;
  to: Time;
  /**
   * Name of the patient; null unless it is a visit of this desk.
   * @maxLength 200
   * @nullable
   */
  name: string | null;
  /**
   * Id of the visit; null unless it is a visit of this desk.
   * @minimum 1
   * @nullable
   */
  visit_id: number | null;
}
