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
    [12_500, change({}), 13_800],
    [12_500, change({ step: 1 }), 13_750],
    [12_500, change({ way: 'down' }), 11_300],
    [12_500, change({ unit: 'tenge', amount: 500 }), 13_000],
    [400, change({ unit: 'tenge', way: 'down', amount: 500 }), undefined],
    [9_999_000, change({}), undefined],
  ])('turns the price %i with the settings %o into %s', (price, by, after) => {
    expect(priceAfter(price, by)).toBe(after);
  });

  it('lists in its preview only the prices that it can change, and counts the invalid prices', () => {
    const { changed, impossible } = newPrices([link(1, 10_000), link(2, 40), link(3, 0)], change({ amount: 5 }));
    expect(changed.map(({ link: { id }, price }) => [id, price])).toEqual([[1, 10_500]]);
    expect(impossible).toBe(2);
  });
});

it.each([
  ['10', 10],
  ['7,5', 7.5],
  ['1 200', 1200],
  ['', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['десять', undefined],
])('a bulk change reads the typed value «%s» as %s', (amount, expected) => {
  const { success, output } = v.safeParse(bulkPricesSchema, {
    filial_id: '',
    step: '100',
    way: 'up',
    unit: 'percent',
    amount,
  });
  expect(success ? output.amount : undefined).toBe(expected);
});
