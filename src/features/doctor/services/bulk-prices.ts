import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import { MAX_PRICE } from './service-form';

export interface PriceChange {
  readonly way: 'up' | 'down';
  readonly unit: 'percent' | 'tenge';
  readonly amount: number;
  /** New prices are rounded to a multiple of this amount, in KZT. */
  readonly step: number;
}

export interface NewPrice {
  readonly link: DoctorServiceLink;
  readonly price: number;
}

/** The new price, rounded to a multiple of `step`; undefined if it is outside the allowed range. */
export function priceAfter(price: number, { way, unit, amount, step }: PriceChange): number | undefined {
  const difference = unit === 'percent' ? (price * amount) / 100 : amount;
  const exact = way === 'up' ? price + difference : price - difference;
  const rounded = Math.round(exact / step) * step;
  return rounded >= 1 && rounded <= MAX_PRICE ? rounded : undefined;
}

/** The changed prices, and the number of services whose new price is outside the allowed range. */
export function newPrices(links: readonly DoctorServiceLink[], change: PriceChange) {
  const after = links.map((link) => ({ link, price: priceAfter(link.price, change) }));
  return {
    changed: after.filter((one): one is NewPrice => one.price !== undefined && one.price !== one.link.price),
    impossible: after.filter(({ price }) => price === undefined).length,
  };
}
