import { expect, it } from 'vitest';
import { changedFields } from '@/shared/form/changed-fields';

const initial = { phone: '+7-707-555-01-23', address: '', marks: { attention: 5 }, tags: [1, 2] };

it('the list of changed fields has the order of the form', () => {
  expect(changedFields(initial, { ...initial, address: 'Алматы', phone: '' })).toEqual(['phone', 'address']);
});

it('the list of changed fields includes fields in lists and groups', () => {
  expect(changedFields(initial, { ...initial, marks: { attention: 4 }, tags: [1, 2, 3] })).toEqual(['marks', 'tags']);
});

it('the list of changed fields omits a field into which the old value was typed again', () => {
  expect(changedFields(initial, { ...initial, marks: { attention: 5 }, tags: [1, 2] })).toEqual([]);
});
