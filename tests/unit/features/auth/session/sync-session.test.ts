import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAuthLogoutMutationOptions } from '#generated/api/auth-session/auth-session.ts';
import { keepSearch, recentSearches } from '@/domain/search/recent-searches';
import { syncSession } from '@/features/auth/session/sync-session';
import { createQueryClient } from '@/query-client';
import { http } from '@/shared/api/http';
import { readDraft, writeDraft } from '@/shared/form/draft-storage';
import { connectToaster } from '@/shared/notify';
import { session } from '@/shared/session/session';
import { fakeFetch, json } from '../../../support/fake-fetch';
import { MemoryStorage } from '../../../support/memory-storage';

const CITIES = ['api', 'v0', 'front', 'resources', 'dir', 'cities'];
const SEARCH = ['POST', 'api', 'v0', 'front', 'search', { q: 'кардиолог' }];
const ME = ['POST', 'api', 'v0', 'auth', 'me'];
const VISITS = ['api', 'v0', 'fo', 'patient', 'visits', { status: 'upcoming' }];

const person = { id: 7, avatar: null, full_name: 'Осипова Елена', email: 'a@b.kz', roles: [{ name: 'user' }] };

let queryClient: QueryClient;
let stop: () => void;
let said: string[];
let page: EventTarget;

/** The part of a router that the code uses: its location and recorded calls. */
function at(area: string, { resolved = true, redirect = '' } = {}) {
  const navigate = vi.fn<(to: object) => Promise<void>>(() => Promise.resolve());
  const invalidate = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const location = { href: '/fo/patient/visits?status=past', search: redirect ? { redirect } : { status: 'past' } };
  const matches = [{ staticData: {} }, { staticData: { area } }];
  const state = { location, matches, resolvedLocation: resolved ? location : undefined };
  // The code reads this method only to find the page to return to.
  const getMatchedRoutes = () => [[], {}, { options: { staticData: { area: 'user' } } }];
  stop = syncSession({ navigate, invalidate, state, getMatchedRoutes } as unknown as AnyRouter, queryClient);
  return { navigate, invalidate };
}

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  queryClient = createQueryClient();
  for (const queryKey of [CITIES, SEARCH, ME, VISITS]) queryClient.setQueryData(queryKey, { data: { user: person } });
  said = [];
  connectToaster(({ text }) => said.push(text));
  session.signIn('token-1', 'user');
  writeDraft('f', { email: 'a' });
});
afterEach(() => {
  stop();
  session.logout();
  vi.unstubAllGlobals();
});

const cached = () =>
  [CITIES, SEARCH, ME, VISITS].filter((queryKey) => queryClient.getQueryData(queryKey) !== undefined);

describe('a 401 of the API', () => {
  it('redirects a person from a cabinet to the login, which knows the page to return to', () => {
    const { navigate } = at('user');
    session.expire('token-1');
    expect(navigate).toHaveBeenCalledExactlyOnceWith({
      to: '/auth/login',
      search: { redirect: '/fo/patient/visits?status=past' },
      ignoreBlocker: true,
    });
    expect(said).toEqual(['Сеанс завершён. Войдите снова']);
  });

  it('keeps a public page open', () => {
    const { navigate, invalidate } = at('public');
    session.expire('token-1');
    expect(navigate).not.toHaveBeenCalled();
    expect(invalidate).toHaveBeenCalledOnce();
  });

  it('causes no redirect while the first page loads, because the guard of this page redirects', () => {
    const { navigate, invalidate } = at('user', { resolved: false });
    session.expire('token-1');
    expect(navigate).not.toHaveBeenCalled();
    expect(invalidate).not.toHaveBeenCalled();
  });

  it('removes the person’s data from the cache, but keeps the drafts', () => {
    at('user');
    session.expire('token-1');
    expect(cached()).toEqual([CITIES, SEARCH]);
    expect(queryClient.getQueryState(CITIES)?.isInvalidated).toBe(true);
    expect(readDraft('f')).toEqual({ email: 'a' });
  });
});

describe('a burst of 401 responses', () => {
  it('ends the session once, with one redirect, one toast and no repeated request', async () => {
    vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
    const { navigate } = at('user');
    const requests = fakeFetch(() => json({ message: 'Сеанс завершён' }, 401));
    const storm = Array.from({ length: 25 }, (_, id) =>
      queryClient.query({
        queryKey: ['api', 'v0', 'fo', 'patient', id],
        queryFn: () => http(`/api/v0/fo/patient/${id}`),
      }),
    );
    const changes = Array.from({ length: 25 }, (_, id) =>
      queryClient
        .getMutationCache()
        .build(queryClient, { mutationFn: () => http(`/api/v0/fo/patient/visits/${id}`, { method: 'POST' }) })
        .execute(undefined),
    );
    const outcomes = await Promise.allSettled([...storm, ...changes]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    expect(requests).toHaveLength(50);
    expect(session.get().accessToken).toBeNull();
    expect(navigate).toHaveBeenCalledOnce();
    expect(said).toEqual(['Сеанс завершён. Войдите снова']);
    expect(queryClient.getQueryCache().findAll({ queryKey: ['api', 'v0', 'fo'] })).toEqual([]);
    vi.unstubAllEnvs();
  });

  it('to requests of an earlier session does not end the new session', async () => {
    vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
    const { navigate } = at('user');
    const { promise, resolve } = Promise.withResolvers<Response>();
    const requests = fakeFetch(async () => (await promise).clone());
    const storm = Array.from({ length: 50 }, (_, id) =>
      queryClient
        .getMutationCache()
        .build(queryClient, { mutationFn: () => http(`/api/v0/fo/patient/visits/${id}`, { method: 'POST' }) })
        .execute(undefined)
        .catch(() => undefined),
    );
    await vi.waitFor(() => expect(requests).toHaveLength(50));
    session.expire('token-1');
    session.signIn('token-2', 'user');
    resolve(json({ message: 'Сеанс завершён' }, 401));
    await Promise.all(storm);
    expect(session.get().accessToken).toBe('token-2');
    expect(navigate).toHaveBeenCalledOnce();
    vi.unstubAllEnvs();
  });
});

describe('a logout of a person', () => {
  it('opens the login page and removes all personal data', () => {
    const { navigate } = at('user');
    keepSearch('геморрой');
    session.logout();
    expect(recentSearches()).toEqual([]);
    expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/auth', ignoreBlocker: true });
    expect(cached()).toEqual([CITIES, SEARCH]);
    expect(readDraft('f')).toEqual({});
    expect(said).toEqual([]);
  });

  it('removes all personal data even if the server does not know the session’s token', async () => {
    vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
    fakeFetch(() => json({ message: 'Сеанс завершён' }, 401));
    const { navigate } = at('user');
    keepSearch('геморрой');
    session.leave();
    const options = queryClient.defaultMutationOptions(getAuthLogoutMutationOptions());
    await queryClient
      .getMutationCache()
      .build(queryClient, options)
      .execute()
      .catch(() => undefined);
    expect(session.get().accessToken).toBeNull();
    expect(recentSearches()).toEqual([]);
    expect(readDraft('f')).toEqual({});
    expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/auth', ignoreBlocker: true });
    expect(said).toEqual([]);
    vi.unstubAllEnvs();
  });
});

describe('a tab of the browser', () => {
  const writes = (value: string): void => {
    localStorage.setItem('aman.session', value);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'aman.session' }));
  };

  it('removes the person’s data when the person logs out in another tab', () => {
    const { navigate } = at('user');
    writes('{"accessToken":null,"currentCabinet":null}');
    expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ to: '/auth/login' }));
    expect(cached()).toEqual([CITIES, SEARCH]);
    expect(readDraft('f')).toEqual({});
  });

  it('keeps the person’s input when the session expires in another tab', () => {
    at('user');
    localStorage.removeItem('aman.session');
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'aman.session' }));
    expect(readDraft('f')).toEqual({ email: 'a' });
  });

  it('logs the person out when another tab clears the browser’s storage', () => {
    const { navigate } = at('user');
    localStorage.clear();
    page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ to: '/auth/login' }));
  });

  it.each(['pageshow', 'focus'])(
    'that was frozen during a logout in another tab notices the logout on the event %s',
    (event) => {
      const { navigate } = at('user');
      localStorage.setItem('aman.session', '{"accessToken":null,"currentCabinet":null}');
      page.dispatchEvent(new Event(event));
      expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ to: '/auth/login' }));
      expect(cached()).toEqual([CITIES, SEARCH]);
    },
  );

  it('runs its guards again when another user logs in in another tab', () => {
    const { navigate, invalidate } = at('public');
    writes('{"accessToken":"token-2","currentCabinet":"doctor"}');
    expect(navigate).not.toHaveBeenCalled();
    expect(invalidate).toHaveBeenCalledOnce();
    expect(cached()).toEqual([CITIES, SEARCH]);
  });

  it('keeps its page and its data when the person switches the cabinet in another tab', () => {
    const { navigate, invalidate } = at('user');
    writes('{"accessToken":"token-1","currentCabinet":"doctor"}');
    expect(navigate).not.toHaveBeenCalled();
    expect(invalidate).not.toHaveBeenCalled();
    expect(cached()).toHaveLength(4);
  });
});

describe('a person who logs in again in another tab', () => {
  it('is redirected in this tab to the page that this tab’s login was opened for', async () => {
    vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
    fakeFetch(() => json({ data: { user: person } }));
    const { navigate, invalidate } = at('entry', { redirect: '/fo/patient/visits' });
    localStorage.setItem('aman.session', '{"accessToken":"token-2","currentCabinet":"user"}');
    page.dispatchEvent(new Event('focus'));
    await vi.waitFor(() =>
      expect(navigate).toHaveBeenCalledExactlyOnceWith({
        href: '/fo/patient/visits',
        replace: true,
        ignoreBlocker: true,
      }),
    );
    expect(invalidate).not.toHaveBeenCalled();
    vi.unstubAllEnvs();
  });

  it('is redirected only after the login, and not after the end of a session', () => {
    const { navigate, invalidate } = at('entry', { redirect: '/fo/patient/visits' });
    session.expire('token-1');
    expect(navigate).not.toHaveBeenCalled();
    expect(invalidate).toHaveBeenCalledOnce();
  });
});

it('the end of a session makes the service worker delete the stored visits', () => {
  const postMessage = vi.fn<(message: string, transfer: []) => void>();
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
  at('user');
  session.expire('token-1');
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('forget', []);
});

it('a login in this tab does not cause the redirect that follows a login in another tab', () => {
  const { navigate, invalidate } = at('entry');
  session.signIn('token-2', 'doctor');
  expect(navigate).not.toHaveBeenCalled();
  expect(invalidate).not.toHaveBeenCalled();
  expect(cached()).toEqual([CITIES, SEARCH]);
});
