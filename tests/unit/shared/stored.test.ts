import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stored } from '@/shared/stored';
import { MemoryStorage } from '../support/memory-storage';

const number = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new TypeError('not a number');
  return Number(text);
};

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a stored value is kept until it is removed', () => {
  const size = stored('size', number, 1);
  expect(size.get()).toBe(1);
  expect(size.set('7')).toBe(true);
  expect(size.get()).toBe(7);
  expect(size.set(null)).toBe(true);
  expect(localStorage.getItem('size')).toBeNull();
  expect(size.get()).toBe(1);
});

it('a stored value that can’t be parsed is replaced by the fallback', () => {
  localStorage.setItem('size', 'seven');
  expect(stored('size', number, 1).get()).toBe(1);
});

it('a value can be stored for one tab only', () => {
  stored('size', number, 1, 'sessionStorage').set('7');
  expect(sessionStorage.getItem('size')).toBe('7');
  expect(localStorage.getItem('size')).toBeNull();
});

it('without browser storage a stored value is read as the fallback, and a write reports a failure', () => {
  vi.stubGlobal('localStorage', undefined);
  const size = stored('size', number, 1);
  expect(size.set('7')).toBe(false);
  expect(size.set(null)).toBe(false);
  expect(size.get()).toBe(1);
});

it('a stored value is kept in memory if the browser’s storage is full', () => {
  localStorage.setItem('size', '5');
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const size = stored('size', number, 1);
  expect(size.set('7')).toBe(false);
  expect(size.get()).toBe(5);
});

it('a stored value reports when another tab has changed the value or has cleared the storage', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const changed = vi.fn<() => void>();
  const stop = stored('size', number, 1).onElsewhere(changed);
  const happens = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  happens('size');
  happens('colour');
  happens(null);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  happens('size');
  expect(changed).toHaveBeenCalledTimes(2);
});
