/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * What a preparation comes down to (proposed): `fasting` nothing to eat before, `after_meal` to be eaten before, `no_water` nothing to
 * drink, `drink_water` water to be drunk before. `fasting` contradicts `after_meal`, and `no_water` contradicts `drink_water`.
 */
export type PreparationRule = (typeof PreparationRule)[keyof typeof PreparationRule];

export const PreparationRule = {
  fasting: 'fasting',
  after_meal: 'after_meal',
  no_water: 'no_water',
  drink_water: 'drink_water',
} as const;
