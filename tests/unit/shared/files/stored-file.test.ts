import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/query-client';
import { fileBlobQuery } from '@/shared/files/stored-file';
import { fakeFetch } from '../../support/fake-fetch';

const file = { id: 7, path: '/api/v0/files/7', name: 'анализ.pdf', type: 'application/pdf', size: 5 } as const;

beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('the object URL of a document is revoked when the user closes the document', async () => {
  fakeFetch(() => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } }));
  const client = createQueryClient();
  const looking = new QueryObserver(client, fileBlobQuery(file));
  const stop = looking.subscribe(() => undefined);
  await vi.waitFor(() => expect(looking.getCurrentResult().data?.size).toBe(5));
  stop();
  await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));
});

it('a response that is an HTML page instead of a document is rejected', async () => {
  fakeFetch(() => new Response('<h1>Вход</h1>', { headers: { 'Content-Type': 'text/html' } }));
  const asked = createQueryClient().query(fileBlobQuery(file));
  await expect(asked).rejects.toMatchObject({ kind: 'malformed' });
});
