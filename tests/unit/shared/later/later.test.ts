import { expect, test, vi } from 'vitest';
import { later } from '@/shared/later/later';

test('a part is loaded once, however often it is asked for', async () => {
  const load = vi.fn(() => Promise.resolve('form'));
  const part = later(load);
  expect(part.get()).toBeUndefined();
  part.preload();
  await Promise.all([part.load(), part.load()]);
  expect(part.get()).toBe('form');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure is told to whoever asked, and the next wish tries again', async () => {
  const load = vi.fn(() => Promise.resolve('form')).mockRejectedValueOnce(new Error('offline'));
  const part = later(load);
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.get()).toBeUndefined();
  await expect(part.load()).resolves.toBe('form');
});

test('a preload that fails says nothing: nobody has asked yet', async () => {
  const load = vi.fn(() => Promise.resolve('form')).mockRejectedValueOnce(new Error('offline'));
  const part = later(load);
  part.preload();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await expect(part.load()).resolves.toBe('form');
});
