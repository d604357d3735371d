import { expect, it } from 'vitest';
import { maskDate, typedDate } from '@/shared/form/rules/typed-date';

it.each([
  ['', ''],
  ['1', '1'],
  ['15', '15'],
  ['150', '15.0'],
  ['1505', '15.05'],
  ['15051990', '15.05.1990'],
  ['15.05.1990', '15.05.1990'],
  ['5.', '05'],
  ['5.6.1990', '05.06.1990'],
  ['15/5/1990', '15.05.1990'],
  ['1990-05-15', '15.05.1990'],
  ['150519901', '15.05.1990'],
  ['15.', '15'],
  ['abc', ''],
])('shows %j as %j', (typed, shown) => {
  expect(maskDate(typed)).toBe(shown);
});

it('starts from a known date', () => {
  expect(typedDate('1990-05-15')).toBe('15.05.1990');
});
