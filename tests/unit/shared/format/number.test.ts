import { expect, it } from 'vitest';
import { typedNumber } from '@/shared/format/number';

it.each([
  ['12500', 12_500],
  ['12 500', 12_500],
  ['1\u00A0200\u00A0000', 1_200_000],
  ['12 500 ₸', 12_500],
  ['36,6', 36.6],
  ['70.5', 70.5],
  ['\u221210 %', -10],
  ['+5', 5],
  ['０１２', 12],
  ['\u200E180', 180],
])('a number field reads the typed text %j as a number', (typed, value) => {
  expect(typedNumber(typed)).toBe(value);
});

it.each(['', '12,000', '1.200', '5 00', '5 000 7 000', '5000-7000', '12,50,1', '1e3', '0x10', 'от 5000', '5000 руб'])(
  'a number field does not read the ambiguous text %j',
  (typed) => {
    expect(typedNumber(typed)).toBeUndefined();
  },
);
