import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import { newPrices, priceAfter, type PriceChange } from '@/features/doctor/services/bulk-prices';
import { bulkPricesSchema } from '@/features/doctor/services/bulk-prices-dialog';

const change = (rest: Partial<PriceChange>): PriceChange => ({
  way: 'up',
  unit: 'percent',
  amount: 10,
  step: 100,
  ...rest,
});
const link = (id: number, price: number) => ({ id, price }) as DoctorServiceLink;

describe('a bulk change of prices', () => {
  it.each([
    ['raises 12500 by 10 percent to 13800, a multiple of 100', 12_500, 13_800, change({})],
    ['raises 12500 by 10 percent to 13750 without rounding', 12_500, 13_750, change({ step: 1 })],
    ['lowers 12500 by 10 percent to 11300, a multiple of 100', 12_500, 11_300, change({ way: 'down' })],
    ['raises 12500 by 500 tenge to 13000', 12_500, 13_000, change({ unit: 'tenge', amount: 500 })],
    ['can’t lower 400 by 500 tenge', 400, undefined, change({ unit: 'tenge', way: 'down', amount: 500 })],
    ['can’t raise 9999000 by 10 percent above the maximum', 9_999_000, undefined, change({})],
  ])('%s', (_, price, after, by) => {
    expect(priceAfter(price, by)).toBe(after);
  });

  it('lists in its preview only the prices that it can change, and counts the invalid prices', () => {
    const { changed, impossible } = newPrices([link(1, 10_000), link(2, 40), link(3, 0)], change({ amount: 5 }));
    expect(changed.map(({ link: { id }, price }) => [id, price])).toEqual([[1, 10_500]]);
    expect(impossible).toBe(2);
  });
});

it.each([
  ['reads the typed value «10» as a number', '10', 10],
  ['reads the typed value «7,5» as a number', '7,5', 7.5],
  ['reads the typed value «1 200» as a number', '1 200', 1200],
  ['rejects an empty value', '', undefined],
  ['rejects the typed value «0»', '0', undefined],
  ['rejects the typed value «-5»', '-5', undefined],
  ['rejects the typed value «десять»', 'десять', undefined],
])('a bulk change %s', (_, amount, expected) => {
  const { success, output } = v.safeParse(bulkPricesSchema, {
    filial_id: '',
    step: '100',
    way: 'up',
    unit: 'percent',
    amount,
  });
  expect(success ? output.amount : undefined).toBe(expected);
});
