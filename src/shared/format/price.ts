import { BONUS_UNIT, CURRENCY_SIGN } from '@/shared/config/limits';
import { wholeNumber } from './number';

/** An amount in whole tenge, with no-break spaces: «12 500 ₸». */
export function price(tenge: number): string {
  return `${wholeNumber(tenge)}\u00A0${CURRENCY_SIGN}`;
}

/** Price of a visit inside a sentence: «бесплатно» if the price is 0, as under ОСМС. */
export function cost(tenge: number): string {
  return tenge === 0 ? 'бесплатно' : price(tenge);
}

/** The lowest price: «от 12 500 ₸». */
export function priceFrom(tenge: number): string {
  return `от\u00A0${price(tenge)}`;
}

/** Bonus units: «120 Б». They are never added to tenge. */
export function bonus(units: number): string {
  return `${wholeNumber(units)}\u00A0${BONUS_UNIT}`;
}
