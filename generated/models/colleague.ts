/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ColleagueObstacle } from './colleague-obstacle.ts';

/**
 * A colleague of the same specialisation in the filial of a displaced visit, and whether the visit can be moved to them.
 */
export interface Colleague {
  /**
   * Id of the colleague for a decision.
   * @minimum 1
   */
  doctor_id: number;
  /**
   * Full name.
   * @minLength 1
   * @maxLength 200
   */
  doctor_name: string;
  /**
   * Why the visit can't go there: the colleague does not give the service in that filial (`service`), does not receive a person of that age
   * (`age`), is not paid for by the visit's payer on that day (`funding`, proposed), or has no free time on the visit's own day that suits the person's other visits (`time`). Null where it can.
   * @nullable
   */
  obstacle: ColleagueObstacle;
}
