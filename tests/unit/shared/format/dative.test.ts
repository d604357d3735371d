import { expect, it } from 'vitest';
import { SPECIALISATIONS } from '#mocks/seed/dictionaries/specialisations.ts';
import { dative } from '@/shared/format/dative';

it.each([
  ['педиатр', 'педиатру'],
  ['врач общей практики', 'врачу общей практики'],
  ['аллерголог-иммунолог', 'аллергологу-иммунологу'],
  ['ЛОР', 'ЛОРу'],
  ['детский невролог', 'детскому неврологу'],
  ['мануальный терапевт', 'мануальному терапевту'],
])('the dative of «%s» is «%s»', (title, expected) => {
  expect(dative(title)).toBe(expected);
});

it.each(['медсестра', 'старшая медсестра'])('the dative of «%s» is unknown', (title) => {
  expect(dative(title)).toBeUndefined();
});

it('every specialisation of the directory has a form in the dative', () => {
  expect(SPECIALISATIONS.filter(({ title }) => dative(title) === undefined)).toEqual([]);
});
