/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Rh factor (rules §3).
 */
export type RhFactor = (typeof RhFactor)[keyof typeof RhFactor];

export const RhFactor = {
  positive: 'positive',
  negative: 'negative',
} as const;
