import { expect, test, vi } from 'vitest';
import { lazyModule } from '@/shared/lazy/lazy-module';

test('a lazy module is loaded once for many requests', async () => {
  const load = vi.fn(() => Promise.resolve('form'));
  const part = lazyModule(load);
  expect(part.get()).toBeUndefined();
  part.preload();
  await Promise.all([part.load(), part.load()]);
  expect(part.get()).toBe('form');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a lazy module that failed to load reports it to the caller, and the next request tries again', async () => {
  const load = vi.fn(() => Promise.resolve('form')).mockRejectedValueOnce(new Error('offline'));
  const part = lazyModule(load);
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.get()).toBeUndefined();
  await expect(part.load()).resolves.toBe('form');
});

test('a lazy module whose preload fails reports no error', async () => {
  const load = vi.fn(() => Promise.resolve('form')).mockRejectedValueOnce(new Error('offline'));
  const part = lazyModule(load);
  part.preload();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await expect(part.load()).resolves.toBe('form');
});
