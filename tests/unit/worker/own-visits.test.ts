import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OWN_CACHE, OwnVisits } from '../../../worker/own-visits';
import { API, asked, LIST, memoryCaches, offline, online } from '../support/memory-caches';

const visits = { data: [{ id: 7, address: 'пр. Абая, 150' }], meta: {} };

let own: OwnVisits;
let stores: ReturnType<typeof memoryCaches>['stores'];

beforeEach(() => {
  const memory = memoryCaches();
  own = new OwnVisits(memory.caches);
  ({ stores } = memory);
});

describe('the patient’s visits in the service worker', () => {
  it('can be read without a network, both the list and a single visit', async () => {
    const onKept = vi.fn<() => void>();
    await own.answer(asked(LIST), online(visits), undefined, onKept);
    expect(onKept).toHaveBeenCalledOnce();
    const list = await own.answer(asked(LIST), offline);
    expect(await list.json()).toEqual(visits);
    expect(list.headers.get('Date')).toBeNull();
    const visit = await own.answer(asked('/fo/patient/visits/7'), offline);
    expect(await visit.json()).toEqual({ data: visits.data[0] });
    await expect(own.answer(asked('/fo/patient/visits/8'), offline)).rejects.toThrow('Failed to fetch');
  });

  it('are read from the network while there is a network', async () => {
    await own.answer(asked(LIST), online(visits));
    const fresh = await own.answer(asked(LIST), online({ data: [], meta: {} }));
    expect(await fresh.json()).toEqual({ data: [], meta: {} });
    await expect(own.answer(asked('/fo/patient/visits/7'), offline)).rejects.toThrow('Failed to fetch');
  });

  it('are read with the time at which they were stored, even by a page of another origin', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
    const fresh = await own.answer(asked(LIST), online(visits));
    expect(fresh.headers.get('X-Kept-At')).toBeNull();
    vi.setSystemTime(60_000);
    for (const path of [LIST, '/fo/patient/visits/7']) {
      const { headers } = await own.answer(asked(path), offline);
      expect(headers.get('X-Kept-At')).toBe('1000');
      expect(headers.get('Access-Control-Expose-Headers')).toBe('X-Kept-At');
    }
    vi.useRealTimers();
  });

  it('are kept if another page, such as a hotel’s login page, arrives instead of the response', async () => {
    await own.answer(asked(LIST), online(visits));
    const onKept = vi.fn<() => void>();
    const page = () => Promise.resolve(new Response('<!doctype html><title>Wi-Fi</title>'));
    for (const instead of [page, online({ message: 'ok' }), online({ data: {} }), online([])]) {
      await own.answer(asked(LIST), instead, undefined, onKept);
      await own.answer(asked('/fo/patient/visits/7'), instead);
    }
    expect(onKept).not.toHaveBeenCalled();
    expect(await (await own.answer(asked(LIST), offline)).json()).toEqual(visits);
    expect(await (await own.answer(asked('/fo/patient/visits/7'), offline)).json()).toEqual({ data: visits.data[0] });
  });

  it('can be read with the same token only, and are deleted by a request with another token', async () => {
    await own.answer(asked(LIST), online(visits));
    await expect(own.answer(asked(LIST, { token: 'token-2' }), offline)).rejects.toThrow('Failed to fetch');
    await own.answer(asked('/auth/me', { token: 'token-2', method: 'POST' }), online({ data: {} }));
    await expect(own.answer(asked(LIST), offline)).rejects.toThrow('Failed to fetch');
    expect(stores.get(OWN_CACHE)?.size).toBe(1);
  });

  it('are deleted at a logout and after a 401', async () => {
    await own.answer(asked(LIST), online(visits));
    await own.forget();
    expect(stores.has(OWN_CACHE)).toBe(false);
    await own.answer(asked(LIST), online(visits));
    await own.answer(asked('/auth/me', { method: 'POST' }), online({ message: 'Сеанс завершён' }, 401));
    expect(stores.has(OWN_CACHE)).toBe(false);
  });

  it('are not stored if their response comes after the logout', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = own.answer(asked(LIST), () => promise);
    await own.forget();
    resolve(Response.json(visits));
    await answer;
    expect(stores.has(OWN_CACHE)).toBe(false);
  });

  it('can’t be read after 31 days, because the session has ended by then', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    await own.answer(asked(LIST), online(visits));
    vi.setSystemTime(31 * 86_400_000);
    await expect(own.answer(asked(LIST), offline)).rejects.toThrow('Failed to fetch');
    vi.useRealTimers();
  });

  it('are stored without the token, and a full storage does not prevent the response', async () => {
    await own.answer(asked(LIST), online(visits));
    expect([...(stores.get(OWN_CACHE)?.keys() ?? [])].join()).not.toContain('token-1');
    const full = new OwnVisits({ open: () => Promise.reject(new DOMException('', 'QuotaExceededError')) } as never);
    expect(await (await full.answer(asked(LIST), online(visits))).json()).toEqual(visits);
  });
});

it.each([
  ['stores', 'GET', '/fo/patient/visits?status=upcoming&page=1'],
  ['stores', 'GET', '/fo/patient/visits/7'],
  ['stores', 'GET', '/fo/patient/family'],
  ['stores', 'POST', '/auth/me'],
  ['does not store', 'GET', '/fo/patient/visits?status=past&page=1'],
  ['does not store', 'GET', '/fo/patient/visits?status=upcoming&page=2'],
  ['does not store', 'GET', '/fo/patient/visits?status=upcoming&page=1&person=3'],
  ['does not store', 'GET', '/fo/patient/medical-card'],
  ['does not store', 'GET', '/fo/patient/visits/7/documents'],
  ['does not store', 'POST', '/fo/patient/visits'],
  ['does not store', 'POST', '/auth/login/patient'],
  ['does not store', 'GET', '/fo/clinic/clients'],
])('the service worker %s the response of %s %s', (does, method, path) => {
  expect(own.concerns(asked(path, { method }))).toBe(does === 'stores');
});

it('the service worker does not store a guest’s requests', () => {
  expect(own.concerns(new Request(`${API}${LIST}`))).toBe(false);
});
