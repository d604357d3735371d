import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSearches, keepSearch, recentSearches } from '@/domain/search/recent-searches';
import { MemoryStorage } from '../../support/memory-storage';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
});

it('keeps the last five texts, each once, the latest first', () => {
  for (const text of ['лор', 'УЗИ', 'педиатр', 'узи', '', 'ЭКГ', 'окулист', 'терапевт']) keepSearch(text);
  expect(recentSearches()).toEqual(['терапевт', 'окулист', 'ЭКГ', 'узи', 'педиатр']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it.each(['{', '{"a":1}', '[1,{}]', 'null'])('reads %s as an empty list', (stored) => {
  localStorage.setItem('aman.searches', stored);
  expect(recentSearches()).toEqual([]);
});

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  keepSearch('лор');
  expect(recentSearches()).toEqual([]);
});
