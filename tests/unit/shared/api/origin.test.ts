import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { imageUrl } from '@/shared/api/origin';

beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['/storage/a.jpg', 'https://api.example.kz/storage/a.jpg'],
  ['storage/a b.jpg', 'https://api.example.kz/storage/a%20b.jpg'],
  ['https://api.example.kz/storage/a.jpg', 'https://api.example.kz/storage/a.jpg'],
  ['/storage/портрет.svg?v=2', 'https://api.example.kz/storage/%D0%BF%D0%BE%D1%80%D1%82%D1%80%D0%B5%D1%82.svg?v=2'],
])('a file’s URL is resolved against the API’s host: %s', (path, url) => {
  expect(imageUrl(path)).toBe(url);
});

it.each([
  ['', 'nothing'],
  ['  ', 'nothing'],
  [null, 'nothing'],
  [undefined, 'nothing'],
  ['https://evil.example/a.jpg', 'another origin'],
  ['//evil.example/a.jpg', 'another origin'],
  ['/\\evil.example/a.jpg', 'another origin'],
  ['http://api.example.kz/a.jpg', 'another scheme'],
  ['javascript:alert(1)', 'a script'],
  ['data:image/svg+xml,<svg/>', 'data'],
  ['blob:https://api.example.kz/0a1b', 'a blob'],
  ['https://', 'nonsense'],
])('a file’s URL %s is rejected (%s)', (path: string | null | undefined, _why: string) => {
  expect(imageUrl(path)).toBeUndefined();
});
