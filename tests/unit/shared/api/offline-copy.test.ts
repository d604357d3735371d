import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http } from '@/shared/api/http';
import { offlineAt } from '@/shared/api/offline-copy';
import { fakeFetch, json } from '../../support/fake-fetch';

const PATH = '/api/v0/files/1';

beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('a response from the service worker’s storage has the time at which it was stored', async () => {
  fakeFetch(() => json({ data: [] }, 200, { 'X-Kept-At': '1000' }));
  const answer = await http(PATH);
  expect(answer).toMatchObject({ data: [] });
  expect(offlineAt(answer)).toBe(1000);
});

it('a response from the server has no time at which it was stored', async () => {
  fakeFetch(() => json({ data: [] }));
  const answer = await http(PATH);
  expect(answer).toEqual({ data: [] });
  expect(offlineAt(answer)).toBeUndefined();
});

it.each([
  ['no body', undefined],
  ['an empty value', null],
  ['a text', 'text'],
  ['a list', []],
])('a response with %s instead of an object has no time at which it was stored', async (_, body) => {
  fakeFetch(() =>
    body === undefined ? new Response(null, { status: 204 }) : json(body, 200, { 'X-Kept-At': '1000' }),
  );
  expect(offlineAt(await http(PATH))).toBeUndefined();
});
