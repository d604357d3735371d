/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Who cancelled the visit; null unless it is cancelled. `cancelled_by_clinic` is both the doctor's and the clinic's doing, this tells
 * which. `unanswered` is nobody's: a request that was not answered until `answer_until`; it has no `cancel_reason`.
 * @nullable
 */
export type CancelledBy = (typeof CancelledBy)[keyof typeof CancelledBy] | null;

export const CancelledBy = {
  patient: 'patient',
  doctor: 'doctor',
  clinic: 'clinic',
  unanswered: 'unanswered',
} as const;
