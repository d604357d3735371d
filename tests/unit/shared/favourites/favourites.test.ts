import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../support/memory-storage.ts';

const KEY = 'aman.favourites';
const storage = new MemoryStorage();
const otherTab = new EventTarget();
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('window', otherTab);

beforeEach(() => {
  storage.clear();
  vi.resetModules();
});

const load = async () => (await import('@/shared/favourites/favourites')).favourites;
const doctor = (slug: string) => ({ kind: 'doctor' as const, slug });
const clinic = (slug: string) => ({ kind: 'clinic' as const, slug });
const keep = (doctors: string[], clinics?: string[]) => storage.setItem(KEY, JSON.stringify({ doctors, clinics }));
const stored = (): unknown => JSON.parse(storage.getItem(KEY) ?? 'null');
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a guest’s favourite doctors and clinics are stored across page loads, the latest first', async () => {
  const first = await load();
  first.toggle(doctor('a'));
  first.toggle(doctor('b'));
  first.toggle(clinic('a'));
  first.toggle(doctor('c'));
  first.toggle(doctor('b'));
  vi.resetModules();
  expect((await load()).get()).toEqual({ lists: { doctor: ['c', 'a'], clinic: ['a'] }, source: 'guest' });
});

test.each(['', '{', 'null', '[]', '"a"', '{"doctors":"a"}', '{"doctors":[1,null,"../x","А"],"clinics":{"a":1}}'])(
  'invalid stored favourites are read as an empty list: %j',
  async (text) => {
    storage.setItem(KEY, text);
    expect((await load()).get().lists).toEqual({ doctor: [], clinic: [] });
  },
);

test('favourites that an older version of the site has stored, without clinics, are still read', async () => {
  storage.setItem(KEY, '{"doctors":["a","a"]}');
  expect((await load()).get().lists).toEqual({ doctor: ['a'], clinic: [] });
});

test('a guest who removes the last favourite leaves no favourites in the browser’s storage', async () => {
  keep([], ['a']);
  (await load()).toggle(clinic('a'));
  expect(stored()).toBeNull();
});

test('favourites that another tab has changed also change in this tab', async () => {
  const favourites = await load();
  const heard = vi.fn();
  const stop = favourites.subscribe(heard);
  keep(['a'], ['b']);
  otherTab.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  expect(favourites.get().lists).toEqual({ doctor: ['a'], clinic: ['b'] });
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test('a login adds the guest’s favourites to the account once, and removes them from the browser', async () => {
  keep(['b', 'a', 'known'], ['centre', 'known']);
  const favourites = await load();
  const ask = vi.fn(() => Promise.resolve());
  favourites.connect(ask);
  expect(favourites.get().source).toBe('guest');
  favourites.setLists({ doctor: ['known'], clinic: ['known'] });
  const both = { doctor: ['b', 'a', 'known'], clinic: ['centre', 'known'] };
  expect(favourites.get()).toEqual({ lists: both, source: 'account' });
  await settled();
  expect(ask.mock.calls).toEqual([
    [doctor('a'), true],
    [doctor('b'), true],
    [clinic('centre'), true],
  ]);
  expect(stored()).toBeNull();
  favourites.setLists(both);
  await settled();
  expect(ask).toHaveBeenCalledTimes(3);
});

test('favourites that could not be saved to the account stay in the browser for the next login', async () => {
  keep(['a'], ['b']);
  const favourites = await load();
  favourites.connect(({ kind }) => (kind === 'doctor' ? Promise.reject(new Error('offline')) : Promise.resolve()));
  favourites.setLists({ doctor: [], clinic: [] });
  await settled();
  expect(favourites.get().lists).toEqual({ doctor: [], clinic: ['b'] });
  expect(stored()).toEqual({ doctors: ['a'], clinics: [] });
});

test('a favourite is shown at once, and disappears if the server does not save it', async () => {
  const favourites = await load();
  favourites.connect(() => Promise.reject(new Error('500')));
  favourites.setLists({ doctor: ['a'], clinic: [] });
  favourites.toggle(doctor('b'));
  favourites.toggle(doctor('a'));
  favourites.toggle(clinic('a'));
  expect(favourites.get().lists).toEqual({ doctor: ['b'], clinic: ['a'] });
  // A response sent before the change must not overwrite the change.
  favourites.setLists({ doctor: ['a'], clinic: [] });
  expect(favourites.get().lists).toEqual({ doctor: ['b'], clinic: ['a'] });
  await settled();
  expect(favourites.get().lists).toEqual({ doctor: ['a'], clinic: [] });
  expect(stored()).toBeNull();
});

test.each([
  ['a guest', undefined],
  ['the next person', 'token-2'],
])('favourites that are not saved before the session ends are not saved later for %s', async (_name, next) => {
  const { session } = await import('@/shared/session/session');
  session.signIn('token-1', 'user');
  keep(['guest']);
  const favourites = await load();
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = vi.fn(() => promise);
  favourites.connect(ask);
  favourites.setLists({ doctor: ['known'], clinic: [] });
  favourites.toggle(doctor('mine'));
  favourites.toggle(doctor('known'));
  await settled();
  // The session ends while the first request is pending. No other favourite may be sent after that.
  session.logout();
  if (next !== undefined) session.signIn(next, 'user');
  resolve();
  await settled();
  expect(ask.mock.calls).toEqual([[doctor('guest'), true]]);
});

test('favourites that are still unsaved are saved even if the person switches the cabinet', async () => {
  const { session } = await import('@/shared/session/session');
  session.signIn('token-1', 'user');
  const favourites = await load();
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = vi.fn(() => promise);
  const disconnect = favourites.connect(ask);
  favourites.setLists({ doctor: [], clinic: [] });
  favourites.toggle(doctor('a'));
  favourites.toggle(doctor('b'));
  await settled();
  session.chooseCabinet('doctor');
  disconnect();
  resolve();
  await settled();
  expect(ask).toHaveBeenLastCalledWith(doctor('b'), true);
});

test('a logout removes the account’s favourites from the browser', async () => {
  const favourites = await load();
  const disconnect = favourites.connect(() => Promise.resolve());
  favourites.setLists({ doctor: ['a'], clinic: ['b'] });
  disconnect();
  expect(favourites.get()).toEqual({ lists: { doctor: [], clinic: [] }, source: 'guest' });
});

test('a heart that the user fills and empties shows the saved state if both requests fail', async () => {
  const { session } = await import('@/shared/session/session');
  session.signIn('token-1', 'user');
  const favourites = await load();
  favourites.connect(() => Promise.reject(new Error('offline')));
  favourites.setLists({ doctor: ['kept'], clinic: [] });
  for (const slug of ['new', 'kept']) {
    favourites.toggle(doctor(slug));
    favourites.toggle(doctor(slug));
  }
  await settled();
  expect(favourites.get().lists.doctor).toEqual(['kept']);
});
