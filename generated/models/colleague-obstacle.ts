/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Why the visit can't go there: the colleague does not give the service in that filial (`service`), does not receive a person of that age
 * (`age`), is not paid for by the visit's payer on that day (`funding`, proposed), or has no free time on the visit's own day that suits the person's other visits (`time`). Null where it can.
 * @nullable
 */
export type ColleagueObstacle = (typeof ColleagueObstacle)[keyof typeof ColleagueObstacle] | null;

export const ColleagueObstacle = {
  service: 'service',
  age: 'age',
  funding: 'funding',
  time: 'time',
} as const;
