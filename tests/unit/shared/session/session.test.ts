import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionChange } from '@/shared/session/session';
import { MemoryStorage } from '../../support/memory-storage';

const KEY = 'aman.session';
let storage: MemoryStorage;
let page: EventTarget;

/** The module reads the storage when it loads, so every test opens a new page. */
async function openPage(stored?: string) {
  vi.resetModules();
  if (stored !== undefined) storage.setItem(KEY, stored);
  const { session, followOtherTabs } = await import('@/shared/session/session');
  const changes: SessionChange[] = [];
  session.subscribe((change) => changes.push(change));
  return { session, followOtherTabs, changes };
}

const anotherTabWrites = (value: string | null): void => {
  if (value === null) storage.removeItem(KEY);
  else storage.setItem(KEY, value);
  page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
};

beforeEach(() => {
  storage = new MemoryStorage();
  page = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a session restored when the page opens', () => {
  it('has the stored token and the stored cabinet', async () => {
    const first = await openPage();
    first.session.signIn('token-1', 'clinic');
    const second = await openPage();
    expect(second.session.get()).toEqual({ accessToken: 'token-1', currentCabinet: 'clinic' });
  });

  it.each([
    ['broken JSON', '{'],
    ['a value other than an object', '"token"'],
    ['an object without a token', '{"currentCabinet":"user"}'],
    ['an empty token', '{"accessToken":""}'],
    ['a token with characters invalid in a header', '{"accessToken":"a\\nb"}'],
  ])('is the session of a guest if the stored value is %s', async (_name, stored) => {
    const { session } = await openPage(stored);
    expect(session.get()).toEqual({ accessToken: null, currentCabinet: null });
  });

  it('has no cabinet if the stored cabinet is unknown', async () => {
    const { session } = await openPage('{"accessToken":"token-1","currentCabinet":"admin"}');
    expect(session.get()).toEqual({ accessToken: 'token-1', currentCabinet: null });
  });

  it('works if the browser forbids storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { session } = await openPage();
    session.signIn('token-1', 'user');
    expect(session.get().accessToken).toBe('token-1');
    session.logout();
    expect(session.get().accessToken).toBeNull();
  });
});

it('a session works until the page closes if the storage is full', async () => {
  const { session, followOtherTabs, changes } = await openPage();
  followOtherTabs();
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  session.signIn('token-1', 'user');
  page.dispatchEvent(new Event('focus'));
  expect(session.get().accessToken).toBe('token-1');
  vi.mocked(storage.setItem).mockRestore();
  session.signIn('token-2', 'user');
  storage.clear();
  page.dispatchEvent(new Event('focus'));
  expect(session.get().accessToken).toBeNull();
  expect(changes.map(({ cause }) => cause)).toEqual(['sign-in', 'sign-in', 'elsewhere']);
});

it('a logout of a guest changes nothing', async () => {
  const { session, changes } = await openPage();
  session.logout();
  expect(changes).toEqual([]);
});

describe('a 401 of an API request', () => {
  it('ends the session once, and removes the session’s data', async () => {
    const { session, changes } = await openPage('{"accessToken":"token-1","currentCabinet":"user"}');
    session.expire('token-1');
    session.expire('token-1');
    expect(changes.map(({ cause }) => cause)).toEqual(['expired']);
    expect(storage.getItem(KEY)).toBeNull();
  });

  it.each([
    ['another token', 'token-0'],
    ['no token', null],
  ])('to a request with %s does not end the current session', async (_, token) => {
    const { session, changes } = await openPage('{"accessToken":"token-1","currentCabinet":"user"}');
    session.expire(token);
    expect(session.get().accessToken).toBe('token-1');
    expect(changes).toEqual([]);
  });

  it('that arrives during a logout completes the logout in every tab', async () => {
    const { session, changes } = await openPage('{"accessToken":"token-1","currentCabinet":"user"}');
    session.leave();
    session.expire('token-1');
    expect(changes.map(({ cause }) => cause)).toEqual(['logout']);
    expect(storage.getItem(KEY)).toBe('{"accessToken":null,"currentCabinet":null}');
  });

  it('that arrives during a second logout completes the logout', async () => {
    const { session, changes } = await openPage('{"accessToken":"token-1","currentCabinet":"user"}');
    const first = session.leave();
    session.leave();
    session.stay(first);
    session.expire('token-1');
    expect(changes.map(({ cause }) => cause)).toEqual(['logout']);
  });

  it('that arrives after a failed logout or in a later session counts as an expired session', async () => {
    const { session, changes } = await openPage('{"accessToken":"token-1","currentCabinet":"user"}');
    session.stay(session.leave());
    session.expire('token-1');
    session.signIn('token-2', 'user');
    session.leave();
    session.signIn('token-3', 'user');
    session.expire('token-3');
    expect(changes.map(({ cause }) => cause)).toEqual(['expired', 'sign-in', 'sign-in', 'expired']);
  });

  it('to a request that a guest sent ends no session', async () => {
    const { session, changes } = await openPage();
    session.expire(null);
    expect(changes).toEqual([]);
  });
});

describe('the current cabinet of a session', () => {
  it('can be changed while a person is logged in, and is stored', async () => {
    const { session, changes } = await openPage('{"accessToken":"token-1","currentCabinet":"user"}');
    session.chooseCabinet('doctor');
    session.chooseCabinet('doctor');
    expect(changes.map(({ cause }) => cause)).toEqual(['cabinet']);
    expect(storage.getItem(KEY)).toBe('{"accessToken":"token-1","currentCabinet":"doctor"}');
  });

  it('can’t be set for a guest', async () => {
    const { session } = await openPage();
    session.chooseCabinet('doctor');
    expect(session.get().currentCabinet).toBeNull();
  });
});

describe('a session in several tabs', () => {
  it('ends in this tab after a logout in another tab', async () => {
    const { session, followOtherTabs, changes } = await openPage('{"accessToken":"token-1","currentCabinet":"user"}');
    followOtherTabs();
    anotherTabWrites(null);
    expect(session.get().accessToken).toBeNull();
    expect(changes.map(({ cause }) => cause)).toEqual(['elsewhere']);
    // The storage stays as the other tab has left it.
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('ends in this tab as a logout or as an expired session, like in the other tab', async () => {
    const first = await openPage('{"accessToken":"token-1","currentCabinet":"user"}');
    first.followOtherTabs();
    const second = await openPage();
    second.session.logout();
    page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
    expect(first.session.get().accessToken).toBeNull();
    expect(first.changes.map(({ cause }) => cause)).toEqual(['logout-elsewhere']);
    expect(storage.getItem(KEY)).not.toContain('token');
  });

  it('follows another tab that logs in another person or clears the storage', async () => {
    const { session, followOtherTabs } = await openPage('{"accessToken":"token-1","currentCabinet":"user"}');
    followOtherTabs();
    anotherTabWrites('{"accessToken":"token-2","currentCabinet":"doctor"}');
    expect(session.get()).toEqual({ accessToken: 'token-2', currentCabinet: 'doctor' });
    storage.clear();
    page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(session.get().accessToken).toBeNull();
  });

  it('reports no change if another tab changed something else, or if this tab no longer follows other tabs', async () => {
    const stored = '{"accessToken":"token-1","currentCabinet":"user"}';
    const { followOtherTabs, changes } = await openPage(stored);
    const stop = followOtherTabs();
    anotherTabWrites(stored);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'aman.city' }));
    stop();
    anotherTabWrites(null);
    for (const moment of ['focus', 'pageshow']) page.dispatchEvent(new Event(moment));
    expect(changes).toEqual([]);
  });
});

describe('a late response to a logout', () => {
  it('does not end the session of a person who has logged in meanwhile', async () => {
    const { session, changes } = await openPage();
    session.signIn('token-1', 'user');
    session.logout();
    session.signIn('token-2', 'user');
    session.logout('token-1');
    expect(session.get().accessToken).toBe('token-2');
    session.logout('token-2');
    expect(changes.map(({ cause }) => cause)).toEqual(['sign-in', 'logout', 'sign-in', 'logout']);
  });

  it('ends no session if the logout was sent without a token', async () => {
    const { session } = await openPage();
    session.signIn('token-1', 'user');
    session.logout(null);
    expect(session.get().accessToken).toBe('token-1');
  });
});
