/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Where the visit takes place.
 */
export type VisitFormat = (typeof VisitFormat)[keyof typeof VisitFormat];

export const VisitFormat = {
  clinic: 'clinic',
  online: 'online',
  home: 'home',
} as const;
