import { expect, test } from 'vitest';
import { mergeChanges } from '@/shared/form/merge-changes';

const began = { title: 'Аяла', phone: '+7-700-000-00-01', hours: [{ from: '08:00' }], photos: [1] };

test('a merge of two changes takes each field from the side that has changed the field', () => {
  const mine = { ...began, title: 'Аяла Мед' };
  const fresh = { ...began, phone: '+7-700-000-00-02', hours: [{ from: '09:00' }] };
  expect(mergeChanges(began, mine, fresh)).toEqual({
    taken: { phone: '+7-700-000-00-02', hours: [{ from: '09:00' }] },
    theirs: ['phone', 'hours'],
    both: [],
  });
});

test('a merge of two changes asks about a field that the user and others have changed differently', () => {
  const mine = { ...began, title: 'Аяла Мед', hours: [{ from: '10:00' }] };
  const fresh = { ...began, title: 'Аяла Плюс', hours: [{ from: '09:00' }] };
  expect(mergeChanges(began, mine, fresh)).toEqual({ taken: {}, theirs: [], both: ['title', 'hours'] });
});

test('a merge of two changes does not ask about a field that the user and others have changed in the same way', () => {
  const same = { ...began, hours: [{ from: '09:00' }], title: 'Аяла Плюс' };
  expect(mergeChanges(began, same, structuredClone(same))).toEqual({ taken: {}, theirs: [], both: [] });
});
