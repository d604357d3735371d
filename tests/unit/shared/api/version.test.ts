import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http } from '@/shared/api/http';
import { ifMatch, rowOf } from '@/shared/api/version';
import { fakeFetch, json } from '../../support/fake-fetch';

const PATH = '/api/v0/files/1';

beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const answerWith = (etag: string) => fakeFetch(() => json({ data: { title: 'Аяла' } }, 200, { ETag: etag }));

it('the HTTP client returns a response’s version (ETag) beside the response’s data', async () => {
  answerWith('"a1"');
  await expect(http(PATH)).resolves.toEqual({ data: { title: 'Аяла' }, etag: '"a1"' });
});

it('the HTTP client sends a weak ETag as a strong If-Match, because a compressing server weakens the ETag', async () => {
  answerWith('W/"a1"');
  expect(ifMatch(await http<{ data: unknown; etag?: string }>(PATH))).toEqual({ 'If-Match': '"a1"' });
});

it('the HTTP client sends no If-Match with a write if the response that was read had no version', async () => {
  fakeFetch(() => json({ data: [] }));
  expect(ifMatch(await http(PATH))).toStrictEqual({});
});

it('one row of a list has the list’s version', () => {
  const list = { data: [{ id: 1 }, { id: 2 }], etag: '"a1"' };
  expect(rowOf(list, ({ id }) => id === 2)).toStrictEqual({ data: { id: 2 }, etag: '"a1"' });
  expect(rowOf({ data: list.data }, ({ id }) => id === 1)).toStrictEqual({ data: { id: 1 } });
  expect(rowOf(list, ({ id }) => id === 3)).toBeUndefined();
});
