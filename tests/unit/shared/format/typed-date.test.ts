import { expect, it } from 'vitest';
import { parseTypedDate, typedDate } from '@/shared/format/typed-date';
import { fc } from '../../../support/properties';

it.each([
  ['15.05.1990', '1990-05-15'],
  ['15051990', '1990-05-15'],
  ['5.6.1990', '1990-06-05'],
  ['15/5/1990', '1990-05-15'],
  ['15-05-1990', '1990-05-15'],
  ['15 05 1990', '1990-05-15'],
  ['15. 05. 1990', '1990-05-15'],
  ['1990-05-15', '1990-05-15'],
  [' 1990.05.15 ', '1990-05-15'],
  ['5 июня 1990', '1990-06-05'],
  ['5 июня 1990 г.', '1990-06-05'],
  ['05 Мая 1990 года', '1990-05-05'],
  ['31 дек. 1999', '1999-12-31'],
  ['5 март 1990', '1990-03-05'],
  ['１５．０５．１９９０', '1990-05-15'],
  ['\u200E15.05.1990\u00A0', '1990-05-15'],
])('a date field reads the typed date %j as %s', (typed, day) => {
  expect(parseTypedDate(typed)).toBe(day);
});

it.each([
  '',
  '1',
  '1551990',
  '15.05.90',
  '150519901',
  '1990-05-151',
  '11990-05-15',
  '31.02.2000',
  '29.02.2023',
  '15.13.1990',
  '01.01.1899',
  '5 ма 1990',
  '5 июня 90',
  '51 июня 1990',
  '15.05.1990 15',
  'abc',
])('a date field rejects the typed date %j', (typed) => {
  expect(parseTypedDate(typed)).toBeUndefined();
});

it('a date field rejects a date in which a digit is missing or one digit too many was typed', () => {
  const parts = fc.array(fc.constantFrom('1', '0', '5', '19', '1990', '.', '/', '-', ' ', 'июня', '\u00A0'), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(parts, (typed) => {
      const day = parseTypedDate(typed.join(''));
      if (day === undefined) return;
      const digits = (text: string): string => text.replaceAll(/\D/g, '').replaceAll('0', '');
      const month = typed.includes('июня') ? '6' : '';
      const sorted = (text: string): string => [...text].toSorted().join('');
      expect(sorted(digits(day))).toBe(sorted(digits(typed.join('')) + month));
    }),
    { numRuns: 4000 },
  );
});

it('a date field shows a stored date in the form in which people type dates', () => {
  expect(typedDate('1990-05-15')).toBe('15.05.1990');
});
