import { expect, it } from 'vitest';
import { internalPath } from '@/shared/url/redirect-param';

it.each([
  ['/', '/'],
  ['/search?q=кардиолог#top', '/search?q=%D0%BA%D0%B0%D1%80%D0%B4%D0%B8%D0%BE%D0%BB%D0%BE%D0%B3#top'],
  ['/fo/patient/schedule-record?doctor=a&starts_at=2026-05-12T14:30:00%2B05:00', undefined],
  ['/a/../b', '/b'],
  ['/search?next=//evil.example', '/search?next=//evil.example'],
])('a redirect parameter with the value %s is accepted', (value, path) => {
  expect(internalPath(value)).toBe(path ?? value);
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/search\\..\\..',
  'javascript:alert(1)',
  'search',
  ' /search',
  '',
  '/\u0000',
])('a redirect parameter with the value %j is ignored', (value) => {
  expect(internalPath(value)).toBeUndefined();
});

it.each([
  ['missing', undefined],
  ['empty', null],
  ['a number', 5],
  ['a list', ['/search']],
])('a redirect parameter is ignored if it is %s', (_, value) => {
  expect(internalPath(value)).toBeUndefined();
});
