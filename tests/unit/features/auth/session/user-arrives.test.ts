import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSearch, recentSearches } from '@/domain/search/recent-searches';
import { currentUserQuery } from '@/features/auth/session/current-user';
import { syncSession } from '@/features/auth/session/sync-session';
import { createQueryClient } from '@/query-client';
import { favourites } from '@/shared/favourites/favourites';
import { session } from '@/shared/session/session';
import { MemoryStorage } from '../../../support/memory-storage';

const VISITS = ['api', 'v0', 'fo', 'patient', 'visits', { status: 'upcoming' }];
const person = { id: 7, avatar: null, full_name: 'Осипова Елена', email: 'a@b.kz', roles: [{ name: 'user' }] };

let queryClient: QueryClient;
let stop: () => void;
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  queryClient = createQueryClient();
  session.signIn('token-1', 'user');
  // No page is rendered yet, so no page is left.
  const state = { location: {}, matches: [], resolvedLocation: undefined };
  stop = syncSession({ state } as unknown as AnyRouter, queryClient);
});
afterEach(() => {
  stop();
  session.logout();
  vi.unstubAllGlobals();
});

describe('a user who logs in', () => {
  const arrives = (user: object) => queryClient.setQueryData(currentUserQuery().queryKey, { data: { user } } as never);

  it('ends the registration that a guest began, and owns the drafts that the guest typed', () => {
    sessionStorage.setItem('aman.registration', '{"step":"form"}');
    arrives(person);
    expect(sessionStorage.getItem('aman.registration')).toBeNull();
    expect(sessionStorage.getItem('aman.draft-owner')).toBe('7');
  });

  it.each([
    ['as another person does not see', 8, []],
    ['as the same person still sees', person.id, ['геморрой']],
  ])('%s the searches and favourites of the expired session', (_who, id, searches) => {
    arrives(person);
    keepSearch('геморрой');
    favourites.toggle({ kind: 'doctor', slug: 'serikova-aigul' });
    session.expire('token-1');
    session.signIn('token-2', 'user');
    arrives({ ...person, id });
    expect(recentSearches()).toEqual(searches);
    expect(favourites.get().lists.doctor).toHaveLength(searches.length);
    favourites.forget();
  });

  it('leaves no favourites in the browser after a logout', () => {
    arrives(person);
    favourites.toggle({ kind: 'doctor', slug: 'serikova-aigul' });
    session.logout();
    expect(favourites.get().lists.doctor).toEqual([]);
  });

  it('still sees the searches that were made before the login', () => {
    keepSearch('кардиолог');
    arrives(person);
    expect(recentSearches()).toEqual(['кардиолог']);
  });

  it('stays in the cabinet that is open', () => {
    arrives({ ...person, roles: [{ name: 'doctor' }, { name: 'user' }] });
    expect(session.get().currentCabinet).toBe('user');
  });

  it('gets the cabinet of their first role if no cabinet is open, or none if they have no role', () => {
    session.signIn('token-2', null);
    arrives({ ...person, roles: [{ name: 'doctor' }, { name: 'user' }] });
    expect(session.get().currentCabinet).toBe('doctor');
    arrives({ ...person, roles: [] });
    expect(session.get().currentCabinet).toBeNull();
  });

  it('is in no cabinet before the response for the current user, or after the listener has stopped', () => {
    session.signIn('token-2', null);
    queryClient.setQueryData(VISITS, { data: { user: person } });
    expect(session.get().currentCabinet).toBeNull();
    stop();
    arrives(person);
    expect(session.get().currentCabinet).toBeNull();
    localStorage.setItem('aman.session', '{"accessToken":"token-3","currentCabinet":null}');
    page.dispatchEvent(new Event('focus'));
    expect(session.get().accessToken).toBe('token-2');
  });
});
