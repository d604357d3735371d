/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Order of reviews (rules §9).
 */
export type FeedbackSort = (typeof FeedbackSort)[keyof typeof FeedbackSort];

export const FeedbackSort = {
  new: 'new',
  old: 'old',
  'high-rate': 'high-rate',
  'low-rate': 'low-rate',
} as const;
