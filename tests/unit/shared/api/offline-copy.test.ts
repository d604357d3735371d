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

it('a response that the service worker has stored carries its offline time', async () => {
  fakeFetch(() => json({ data: [] }, 200, { 'X-Kept-At': '1000' }));
  const answer = await http(PATH);
  expect(answer).toMatchObject({ data: [] });
  expect(offlineAt(answer)).toBe(1000);
});

it('a response of the server carries no offline time', async () => {
  fakeFetch(() => json({ data: [] }));
  const answer = await http(PATH);
  expect(answer).toEqual({ data: [] });
  expect(offlineAt(answer)).toBeUndefined();
});

it.each([undefined, null, 'text', []])('the offline time ignores values that are no response: %j', async (body) => {
  fakeFetch(() =>
    body === undefined ? new Response(null, { status: 204 }) : json(body, 200, { 'X-Kept-At': '1000' }),
  );
  expect(offlineAt(await http(PATH))).toBeUndefined();
});
