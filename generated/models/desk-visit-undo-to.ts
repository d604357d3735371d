/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The state that the visit goes back to when its last mark was a mistake. Null when there is none to take back, and when it is too
 * late for that (see States of a visit).
 * @nullable
 */
export type DeskVisitUndoTo = (typeof DeskVisitUndoTo)[keyof typeof DeskVisitUndoTo] | null;

export const DeskVisitUndoTo = {
  confirmed: 'confirmed',
  arrived: 'arrived',
} as const;
