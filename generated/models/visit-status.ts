/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * hold → pending → confirmed → arrived → completed | cancelled_by_patient | cancelled_by_clinic | no_show. The clinic or doctor
 * confirms a pending visit. The last four are ends: a cancelled visit never reopens, completed and no_show can be taken back on the
 * day of the visit.
 */
export type VisitStatus = (typeof VisitStatus)[keyof typeof VisitStatus];

export const VisitStatus = {
  pending: 'pending',
  confirmed: 'confirmed',
  arrived: 'arrived',
  completed: 'completed',
  cancelled_by_patient: 'cancelled_by_patient',
  cancelled_by_clinic: 'cancelled_by_clinic',
  no_show: 'no_show',
} as const;
