/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Value for `status` of the change.
 */
export type VisitStepStatus = (typeof VisitStepStatus)[keyof typeof VisitStepStatus];

export const VisitStepStatus = {
  confirmed: 'confirmed',
  arrived: 'arrived',
  completed: 'completed',
  no_show: 'no_show',
  cancelled_by_clinic: 'cancelled_by_clinic',
} as const;
