/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * How the visit came about. `online`: the patient booked it; `phone` and `walk_in`: somebody called or came by and was written in;
 * `follow_up`: agreed on during an earlier visit.
 */
export type VisitSource = (typeof VisitSource)[keyof typeof VisitSource];

export const VisitSource = {
  online: 'online',
  phone: 'phone',
  walk_in: 'walk_in',
  follow_up: 'follow_up',
} as const;
