import { expect, test, vi } from 'vitest';
import { lazyModule } from '@/shared/lazy/lazy-module';

test('a lazy module that is requested several times is loaded once', async () => {
  const load = vi.fn(() => Promise.resolve('form'));
  const part = lazyModule(load);
  expect(part.get()).toBeUndefined();
  part.preload();
  await Promise.all([part.load(), part.load()]);
  expect(part.get()).toBe('form');
  expect(load).toHaveBeenCalledTimes(1);
});

test('the caller of a lazy module that fails to load gets the error, and the next call loads the module again', async () => {
  const load = vi.fn(() => Promise.resolve('form')).mockRejectedValueOnce(new Error('offline'));
  const part = lazyModule(load);
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.get()).toBeUndefined();
  await expect(part.load()).resolves.toBe('form');
});

test('a lazy module that fails to load in advance reports no error', async () => {
  const load = vi.fn(() => Promise.resolve('form')).mockRejectedValueOnce(new Error('offline'));
  const part = lazyModule(load);
  part.preload();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await expect(part.load()).resolves.toBe('form');
});
