import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSearches, keepSearch, recentSearches } from '@/domain/search/recent-searches';
import { MemoryStorage } from '../../support/memory-storage';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
});

it('recent searches contain the last five texts, each once, the latest first', () => {
  for (const text of ['лор', 'УЗИ', 'педиатр', 'узи', '', 'ЭКГ', 'окулист', 'терапевт']) keepSearch(text);
  expect(recentSearches()).toEqual(['терапевт', 'окулист', 'ЭКГ', 'узи', 'педиатр']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it.each(['{', '{"a":1}', '[1,{}]', 'null'])(
  'recent searches whose stored value is the text «%s» are read as an empty list',
  (stored) => {
    localStorage.setItem('aman.searches', stored);
    expect(recentSearches()).toEqual([]);
  },
);

it('recent searches work without browser storage', () => {
  vi.stubGlobal('localStorage', undefined);
  keepSearch('лор');
  expect(recentSearches()).toEqual([]);
});
