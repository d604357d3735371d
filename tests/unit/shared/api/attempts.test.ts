import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('what a cabinet creates', () => {
  const PATH = '/api/v0/fo/patient/family-members';
  const create = (name: string) => http(PATH, { method: 'POST', body: JSON.stringify({ name }) });

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a failed server', () => json({}, 500)],
    ['a page instead of JSON', () => new Response('<h1>502</h1>')],
  ])('bears the same key again after %s, and another once it is done', async (_name, failure) => {
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
    ['less than was promised', { data: { id: 7 } }],
  ])('bears the same key again after an answer that holds %s: a screen may have broken on it', async (_name, body) => {
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
    const add = () => http('/api/v0/fo/patient/family', { method: 'POST', body: '{"first_name":"Айша"}' });
    await expect(add()).resolves.toEqual(body);
    await add();
    await add();
    const [first, second, third] = requests.map((request) => request.headers.get('Idempotency-Key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('bears a key too where many prices are raised by per cent, and no other change does', async () => {
    const answers = [() => json({}, 500), () => json({ data: [] })];
    const requests = fakeFetch(() => answers.shift()?.() ?? json({ data: {} }));
    const raise = () => http('/api/v0/fo/clinic/filials/2/prices', { method: 'PUT', body: '{"percent":10}' });
    await failed(raise());
    await raise();
    await http('/api/v0/fo/clinic/filials/2/prices/5', { method: 'PUT', body: '{"price":100}' });
    const [first, second, other] = requests.map((request) => request.headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect([second, other]).toEqual([first, null]);
  });

  it.each([401, 403, 408, 425, 429])(
    'bears the same key after a lost answer and a %i, which tells nothing of it',
    async (status) => {
      const answers = [() => json({}, 500), () => json({}, status), () => json({ data: {} })];
      const requests = fakeFetch(() => answers.shift()?.() ?? json({}));
      await failed(create('Марк'));
      await failed(create('Марк'));
      await create('Марк');
      expect(new Set(requests.map((request) => request.headers.get('Idempotency-Key'))).size).toBe(1);
    },
  );

  it('bears the first key of a screen that was drawn anew since', async () => {
    const answers = [() => json({}, 500), () => json({ data: {} })];
    const requests = fakeFetch(() => answers.shift()?.() ?? json({}));
    const add = (key: string) => http(PATH, { method: 'POST', body: '{"id":1}', headers: { 'Idempotency-Key': key } });
    await failed(add('before'));
    await add('after');
    expect(requests.map((request) => request.headers.get('Idempotency-Key'))).toEqual(['before', 'before']);
  });

  it('bears another key where something was changed, or refused', async () => {
    const answers = [() => json({}, 500), () => json({}, 409), () => json({ data: {} })];
    const requests = fakeFetch(() => answers.shift()?.() ?? json({}));
    await failed(create('Айша'));
    await failed(create('Айлин'));
    await create('Айлин');
    expect(new Set(requests.map((request) => request.headers.get('Idempotency-Key'))).size).toBe(3);
  });

  it('bears the key of a screen that has its own, and reads bear none', async () => {
    const requests = fakeFetch(() => json({ data: {} }));
    await http(PATH, { method: 'POST', body: '{}', headers: { 'Idempotency-Key': 'own' } });
    await http(PATH, { method: 'GET' });
    await http('/api/v0/auth/logout', { method: 'POST' });
    expect(requests.map((request) => request.headers.get('Idempotency-Key'))).toEqual(['own', null, null]);
  });
});
