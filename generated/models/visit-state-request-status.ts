/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The next state. A change that is not allowed from where the visit is, or not yet, answers 409 at `status`; so does confirming over another confirmed visit.
 */
export type VisitStateRequestStatus = (typeof VisitStateRequestStatus)[keyof typeof VisitStateRequestStatus];

export const VisitStateRequestStatus = {
  confirmed: 'confirmed',
  arrived: 'arrived',
  completed: 'completed',
  no_show: 'no_show',
  cancelled_by_clinic: 'cancelled_by_clinic',
} as const;
