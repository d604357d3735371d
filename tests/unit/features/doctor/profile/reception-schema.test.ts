import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { receptionSchema } from '@/features/doctor/profile/reception-form';

const adults = {
  adults: true,
  children: false,
  age_min: '18',
  age_max: '',
  online: true,
  home_visits: false,
  payment_methods: ['cash'],
};

it('the form about the patients whom a doctor accepts is converted to a valid request', () => {
  expect(safeParse(receptionSchema, { ...adults, children: true, age_min: '3' }).output).toEqual({
    patients: ['adults', 'children'],
    age_min: 3,
    age_max: null,
    online: true,
    home_visits: false,
    payment_methods: ['cash'],
  });
});

it.each([
  ['children', 'neither adults nor children', { adults: false }],
  ['age_max', 'a highest age below the lowest age', { age_min: '40', age_max: '20' }],
  ['age_min', 'children from the age of 18', { children: true }],
  ['age_min', 'a missing lowest age', { age_min: '' }],
  ['age_max', 'children without a highest age', { adults: false, children: true, age_min: '0' }],
  ['age_max', 'the highest age 150', { age_max: '150' }],
])('the form about a doctor’s patients shows an error at the field %s for %s', (field, _, change) => {
  const { issues = [] } = safeParse(receptionSchema, { ...adults, ...change });
  expect(issues.map(({ path }) => path?.[0].key)).toEqual([field]);
});
