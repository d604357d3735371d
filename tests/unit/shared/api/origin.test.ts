import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { imageUrl } from '@/shared/api/origin';
import { fakeFetch, json } from '../../support/fake-fetch';

beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
});
afterEach(() => {
  vi.unstubAllGlobals();
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
  ['is empty', ''],
  ['consists of spaces', '  '],
  ['is set to nothing', null],
  ['is missing', undefined],
  ['has another origin', 'https://evil.example/a.jpg'],
  ['has another origin and no scheme', '//evil.example/a.jpg'],
  ['has another origin and a backslash', '/\\evil.example/a.jpg'],
  ['has another scheme', 'http://api.example.kz/a.jpg'],
  ['is a script', 'javascript:alert(1)'],
  ['contains data', 'data:image/svg+xml,<svg/>'],
  ['is the URL of a blob', 'blob:https://api.example.kz/0a1b'],
  ['has no host', 'https://'],
])('a file’s URL is rejected if it %s', (_, path: string | null | undefined) => {
  expect(imageUrl(path)).toBeUndefined();
});

it('a file’s URL of an API without https is resolved too', () => {
  vi.stubEnv('VITE_API_HOST', 'http://127.0.0.1:8000');
  expect(imageUrl('/storage/a.jpg')).toBe('http://127.0.0.1:8000/storage/a.jpg');
});

it.each([
  ['/storage/a.jpg?v=2 becomes /storage/a.jpg?v=2', '/storage/a.jpg?v=2', '/storage/a.jpg?v=2'],
  ['https://aman.kz/storage/a.jpg becomes /storage/a.jpg', 'https://aman.kz/storage/a.jpg', '/storage/a.jpg'],
  [
    'https://api.example.kz/storage/a.jpg, at another host, is rejected',
    'https://api.example.kz/storage/a.jpg',
    undefined,
  ],
])('in a build without the API’s host, a file’s URL %s', (_, path, url) => {
  vi.stubEnv('VITE_API_HOST', '');
  vi.stubGlobal('location', new URL('https://aman.kz/doctor/serikova-aigul'));
  expect(imageUrl(path)).toBe(url);
  vi.stubGlobal('location', undefined);
  expect(imageUrl(path)).toBe(path.startsWith('/') ? url : undefined);
});

it('a rendering server reads from its API without following redirects, or waits if it has no API', async () => {
  vi.resetModules();
  const { askAt } = await import('@/shared/api/origin');
  const { http } = await import('@/shared/api/http');
  const read = vi.fn(async (_request: Request | URL | string, _init?: RequestInit) => json({ data: [] }));
  askAt('http://127.0.0.1:8000/ignored', read);
  await expect(http('/api/v0/x')).resolves.toEqual({ data: [] });
  const [[asked, init] = []] = read.mock.calls;
  const request = new Request(asked ?? '', init);
  expect([request.url, request.redirect]).toEqual(['http://127.0.0.1:8000/api/v0/x', 'manual']);
  askAt(null);
  const requests = fakeFetch(() => json({}));
  const settled = vi.fn();
  void http('/api/v0/x').finally(settled);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(requests).toEqual([]);
  expect(settled).not.toHaveBeenCalled();
});
