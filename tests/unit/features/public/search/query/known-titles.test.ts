import { beforeEach, expect, test, vi } from 'vitest';
import { keepTitles, storedTitles } from '@/features/public/search/query/known-titles.ts';
import { MemoryStorage } from '../../../../support/memory-storage.ts';

const storage = new MemoryStorage();
vi.stubGlobal('localStorage', storage);

beforeEach(() => storage.clear());

test('the names of specialisations and other directory entries are stored and can be read offline', () => {
  keepTitles('specialisations', [{ slug: 'pediatr', title: 'Педиатр', title_plural: 'Педиатры' }]);
  keepTitles('services', [{ slug: 'ekg', title: 'ЭКГ' }]);
  expect(storedTitles('specialisations')).toEqual([{ slug: 'pediatr', title: 'Педиатр', title_plural: 'Педиатры' }]);
  expect(storedTitles('services')).toEqual([{ slug: 'ekg', title: 'ЭКГ' }]);
});

test.each(['{', '[]', '{"specialisations":[{"slug":"pediatr"}]}'])(
  'the stored names of a directory are ignored if they are invalid: %j',
  (text) => {
    storage.setItem('aman.titles', text);
    expect(storedTitles('specialisations')).toBeUndefined();
  },
);
