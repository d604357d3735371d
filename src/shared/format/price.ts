import { BONUS_UNIT, CURRENCY_SIGN } from '@/shared/config/limits';
import { wholeNumber } from './number';

/** An amount in whole tenge, without line breaks: «12 500 ₸». */
export function price(tenge: number): string {
  return `${wholeNumber(tenge)}\u00A0${CURRENCY_SIGN}`;
}

/** Price of a visit inside a sentence: «бесплатно» for a visit by ОСМС. */
export function cost(tenge: number): string {
  return tenge === 0 ? 'бесплатно' : price(tenge);
}

/** «от 12 500 ₸». */
export function priceFrom(tenge: number): string {
  return `от\u00A0${price(tenge)}`;
}

/** Bonus units, which are never added to tenge: «120 Б». */
export function bonus(units: number): string {
  return `${wholeNumber(units)}\u00A0${BONUS_UNIT}`;
}
