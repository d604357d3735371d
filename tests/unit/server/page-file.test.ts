import { expect, test } from 'vitest';
import { filesFor, pageFile } from '../../../server/page-file.ts';

test.each([
  ['/', 'index.html'],
  ['/search', 'search/index.html'],
  ['/doctor/serikova-aigul/', 'doctor/serikova-aigul/index.html'],
  ['/search?category=clinics', 'search/@category=clinics/index.html'],
])('the server stores the page %s in the file %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});

test('a list at a URL with a query has its own file, and is never served from the file without the query', () => {
  expect(filesFor('/search', '?q=кардиолог')).toEqual([
    'search/@q=кардиолог/index.html',
    'search/neutral.html',
    'neutral.html',
  ]);
  expect(filesFor('/qa', '?q=кардиолог')).toEqual(['qa/@q=кардиолог/index.html', 'neutral.html']);
});

test('a choice in the query of a page’s URL does not change the page’s file', () => {
  expect(filesFor('/doctor/a', '?filial=2')).toEqual([
    'doctor/a/@filial=2/index.html',
    'doctor/a/index.html',
    'doctor/neutral.html',
    'neutral.html',
  ]);
});
