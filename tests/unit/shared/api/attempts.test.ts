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
    const answers = [500, 500, 500, 500].map((status) => () => json({}, status));
    const requests = fakeFetch(() => answers.shift()?.() ?? json({ data: [] }, 201));
    const upload = (name: string, text = 'x', lastModified = 1) =>
      fileUpload({ files: [new File([text], name, { lastModified })] });
    await failed(upload('анализ.pdf'));
    await failed(upload('снимок.pdf'));
    await failed(upload('анализ.pdf', 'больше'));
    await failed(upload('анализ.pdf', 'x', 2));
    await upload('анализ.pdf');
    const keys = requests.map((request) => request.headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[4]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(4);
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

  it.each([400, 409])(
    'is replaced if the request’s body has changed or the server has rejected the request with a %i',
    async (status) => {
      const answers = [() => json({}, 500), () => json({}, status), () => json({ data: {} })];
      const requests = fakeFetch(() => answers.shift()?.() ?? json({}));
      await failed(create('Айша'));
      await failed(create('Айлин'));
      await create('Айлин');
      expect(new Set(requests.map((request) => request.headers.get('Idempotency-Key'))).size).toBe(3);
    },
  );

  it('is repeated for ten minutes after the last request', async () => {
    const time = vi.spyOn(performance, 'now');
    const requests = fakeFetch(() => json({}, 500));
    for (const minute of [1, 10.9, 20.9]) {
      time.mockReturnValue(minute * 60_000);
      await failed(create('Тимур'));
    }
    time.mockRestore();
    const [first, second, third] = requests.map((request) => request.headers.get('Idempotency-Key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
