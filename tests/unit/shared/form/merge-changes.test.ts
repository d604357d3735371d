import { expect, test } from 'vitest';
import { mergeChanges } from '@/shared/form/merge-changes';

const began = { title: 'Аяла', phone: '+7-700-000-00-01', hours: [{ from: '08:00' }], photos: [1] };

test('a merge takes the fields that only others have changed, and keeps the fields that only the user has changed', () => {
  const mine = { ...began, title: 'Аяла Мед' };
  const fresh = { ...began, phone: '+7-700-000-00-02', hours: [{ from: '09:00' }] };
  expect(mergeChanges(began, mine, fresh)).toEqual({
    taken: { phone: '+7-700-000-00-02', hours: [{ from: '09:00' }] },
    theirs: ['phone', 'hours'],
    both: [],
  });
});

test('a merge asks about a field that the user and others have changed, and replaces no input', () => {
  const mine = { ...began, title: 'Аяла Мед', hours: [{ from: '10:00' }] };
  const fresh = { ...began, title: 'Аяла Плюс', hours: [{ from: '09:00' }] };
  expect(mergeChanges(began, mine, fresh)).toEqual({ taken: {}, theirs: [], both: ['title', 'hours'] });
});

test('a merge does not ask about a change that the user and others have both made', () => {
  const same = { ...began, hours: [{ from: '09:00' }], title: 'Аяла Плюс' };
  expect(mergeChanges(began, same, structuredClone(same))).toEqual({ taken: {}, theirs: [], both: [] });
});
