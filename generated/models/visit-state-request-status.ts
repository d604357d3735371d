/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Next status. 409 at `status` if the change is not allowed from the current status or too early, or if the visit to confirm overlaps a confirmed one.
 */
export type VisitStateRequestStatus = (typeof VisitStateRequestStatus)[keyof typeof VisitStateRequestStatus];

export const VisitStateRequestStatus = {
  confirmed: 'confirmed',
  arrived: 'arrived',
  completed: 'completed',
  no_show: 'no_show',
  cancelled_by_clinic: 'cancelled_by_clinic',
} as const;
