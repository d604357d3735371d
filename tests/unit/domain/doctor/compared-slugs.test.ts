import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../support/memory-storage.ts';

const storage = new MemoryStorage();
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('window', new EventTarget());

beforeEach(() => {
  storage.clear();
  vi.resetModules();
});

const load = async () => (await import('@/domain/doctor/compared-slugs')).comparedSlugs;

test('a comparison keeps its doctors and their order after a reload of the page, and refuses a fourth doctor', async () => {
  const marks = await load();
  expect(['a', 'b', 'c', 'd'].map((slug) => marks.toggle(slug))).toEqual([true, true, true, false]);
  expect(marks.toggle('b')).toBe(true);
  vi.resetModules();
  expect((await load()).get()).toEqual(['a', 'c']);
});

test('a logout removes the doctors of a comparison', async () => {
  (await load()).toggle('a');
  const { forgetPerson } = await import('@/features/auth/session/device-person');
  forgetPerson();
  expect((await load()).get()).toEqual([]);
  expect(storage.getItem('aman.compared')).toBeNull();
});

test.each(['', '{', 'null', '"a"', '[1,null,"../x"]'])(
  'a comparison ignores invalid stored doctors: %j',
  async (text) => {
    storage.setItem('aman.compared', text);
    expect((await load()).get()).toEqual([]);
  },
);
