/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `upcoming`: pending, confirmed or arrived. `past`: completed or no-show. `cancelled`: cancelled by either side.
 */
export type VisitListStatus = (typeof VisitListStatus)[keyof typeof VisitListStatus];

export const VisitListStatus = {
  upcoming: 'upcoming',
  past: 'past',
  cancelled: 'cancelled',
} as const;
