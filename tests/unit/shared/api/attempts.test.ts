import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileUpload } from '#generated/api/files/files.ts';
import { http } from '@/shared/api/http';
import { Problem } from '@/shared/api/problem';
import { fakeFetch, json } from '../../support/fake-fetch';

beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const failed = (request: Promise<unknown>) => expect(request).rejects.toBeInstanceOf(Problem);

describe('the idempotency key of a creating request', () => {
  const PATH = '/api/v0/fo/patient/family-members';
  const create = (name: string) => http(PATH, { method: 'POST', body: JSON.stringify({ name }), idempotent: true });

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a failed server', () => json({}, 500)],
    ['a page instead of JSON', () => new Response('<h1>502</h1>')],
  ])('is repeated after %s, and replaced after the request has succeeded', async (_name, failure) => {
    const answers = [failure, failure, () => json({ data: {} }), () => json({ data: {} })];
    const requests = fakeFetch(() => answers.shift()?.() ?? json({}));
    await failed(create('Айша'));
    await failed(create('Айша'));
    await create('Айша');
    await create('Айша');
    const [first, second, third, fourth] = requests.map((request) => request.headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it.each([
    ['nothing', { data: null }],
    ['too few fields', { data: { id: 7 } }],
  ])(
    'is repeated after a response with %s, because the screen may have failed to show the response',
    async (_name, body) => {
      const made = {
        data: {
          id: 7,
          first_name: 'Айша',
          second_name: 'Нурланова',
          third_name: null,
          relation: 'child',
          birthday: '2020-03-01',
          gender: 'female',
          age: 6,
        },
      };
      const answers = [() => json(body, 201), () => json(made, 201)];
      const requests = fakeFetch(() => answers.shift()?.() ?? json(made, 201));
      const add = () =>
        http('/api/v0/fo/patient/family', { method: 'POST', body: '{"first_name":"Айша"}', idempotent: true });
      await expect(add()).resolves.toEqual(body);
      await add();
      await add();
      const [first, second, third] = requests.map((request) => request.headers.get('Idempotency-Key'));
      expect(second).toBe(first);
      expect(third).not.toBe(first);
    },
  );

  it('is repeated after a lost connection for the same file, and replaced for another file', async () => {
    const answers = [() => json({}, 500), () => json({ data: [] }, 201), () => json({ data: [] }, 201)];
    const requests = fakeFetch(() => answers.shift()?.() ?? json({}));
    const upload = (name: string) => fileUpload({ files: [new File(['x'], name, { lastModified: 1 })] });
    await failed(upload('анализ.pdf'));
    await upload('анализ.pdf');
    await upload('снимок.pdf');
    const [first, second, other] = requests.map((request) => request.headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each([401, 403, 408, 425, 429])(
    'is repeated if the response was lost and the next response is a %i',
    async (status) => {
      const answers = [() => json({}, 500), () => json({}, status), () => json({ data: {} })];
      const requests = fakeFetch(() => answers.shift()?.() ?? json({}));
      await failed(create('Марк'));
      await failed(create('Марк'));
      await create('Марк');
      expect(new Set(requests.map((request) => request.headers.get('Idempotency-Key'))).size).toBe(1);
    },
  );

  it('is replaced if the request’s body has changed or the server has rejected the request', async () => {
    const answers = [() => json({}, 500), () => json({}, 409), () => json({ data: {} })];
    const requests = fakeFetch(() => answers.shift()?.() ?? json({}));
    await failed(create('Айша'));
    await failed(create('Айлин'));
    await create('Айлин');
    expect(new Set(requests.map((request) => request.headers.get('Idempotency-Key'))).size).toBe(3);
  });
});
