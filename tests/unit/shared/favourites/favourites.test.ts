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
const keep = (...doctors: string[]) => storage.setItem(KEY, JSON.stringify({ doctors }));
const kept = (): unknown => JSON.parse(storage.getItem(KEY) ?? '{"doctors":[]}');
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a guest’s hearts outlive the visit, the latest first', async () => {
  const first = await load();
  first.toggle('a');
  first.toggle('b');
  first.toggle('c');
  first.toggle('b');
  vi.resetModules();
  expect((await load()).get()).toEqual({ doctors: ['c', 'a'], source: 'guest' });
});

test.each(['', '{', 'null', '[]', '{"doctors":"a"}', '{"doctors":[1,null,"../x","А"]}'])(
  'what is no list is empty: %j',
  async (text) => {
    storage.setItem(KEY, text);
    expect((await load()).get().doctors).toEqual([]);
  },
);

test('another tab’s hearts are followed', async () => {
  const favourites = await load();
  const heard = vi.fn();
  const stop = favourites.subscribe(heard);
  keep('a');
  otherTab.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  expect(favourites.get().doctors).toEqual(['a']);
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test('an account takes over what the guest kept, once, and the browser forgets it', async () => {
  keep('b', 'a', 'known');
  const favourites = await load();
  const ask = vi.fn(() => Promise.resolve());
  favourites.connect(ask);
  expect(favourites.get().source).toBe('guest');
  favourites.hold(['known']);
  expect(favourites.get()).toEqual({ doctors: ['b', 'a', 'known'], source: 'account' });
  await settled();
  expect(ask.mock.calls).toEqual([
    ['a', true],
    ['b', true],
  ]);
  expect(kept()).toEqual({ doctors: [] });
  favourites.hold(['b', 'a', 'known']);
  await settled();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what the account did not take stays for the next visit', async () => {
  keep('a');
  const favourites = await load();
  favourites.connect(() => Promise.reject(new Error('offline')));
  favourites.hold([]);
  await settled();
  expect(favourites.get().doctors).toEqual([]);
  expect(kept()).toEqual({ doctors: ['a'] });
});

test('a heart shows at once and is taken back when the account refuses', async () => {
  const favourites = await load();
  favourites.connect(() => Promise.reject(new Error('500')));
  favourites.hold(['a']);
  favourites.toggle('b');
  favourites.toggle('a');
  expect(favourites.get().doctors).toEqual(['b']);
  // An older answer, on its way meanwhile, does not disturb.
  favourites.hold(['a']);
  expect(favourites.get().doctors).toEqual(['b']);
  await settled();
  expect(favourites.get().doctors).toEqual(['a']);
  expect(kept()).toEqual({ doctors: [] });
});

test('after a logout nothing of the account is left', async () => {
  const favourites = await load();
  const disconnect = favourites.connect(() => Promise.resolve());
  favourites.hold(['a']);
  disconnect();
  expect(favourites.get()).toEqual({ doctors: [], source: 'guest' });
});
