import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { stringifySearch } from '@/shared/url/stringify-search';
import { fc, runs } from '../../../support/properties';

const texts = fc.oneof(
  fc.string(),
  fc.json(),
  fc.json().map((text) => ` ${text}\n`),
  fc.double().map(String),
  fc.constantFrom('2026-05-12T09:00', '12', '-0', '1e3', '01', 'true', 'nullable', '"', '[кардиолог', '', ' null '),
);

test('the query of a URL is written like the router’s own query', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('q', 'at', 'services', 'page'), fc.oneof(texts, fc.array(texts), fc.integer())),
      (search) => {
        expect(stringifySearch(search)).toBe(defaultStringifySearch(search));
      },
    ),
    { numRuns: runs(500) },
  );
});

test('a numeric text in a URL is read back as a text', () => {
  expect(stringifySearch({ q: '12', at: '2026-05-12T09:00', page: 2 })).toBe(
    '?q=%2212%22&at=2026-05-12T09%3A00&page=2',
  );
  expect(defaultParseSearch(stringifySearch({ q: '12', page: 2 }))).toEqual({ q: '12', page: 2 });
});
