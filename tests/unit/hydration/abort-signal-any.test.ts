import { expect, it, vi } from 'vitest';

/** The module's own implementation, in a browser without `AbortSignal.any`. */
async function any(): Promise<typeof AbortSignal.any> {
  vi.stubGlobal('AbortSignal', {});
  vi.resetModules();
  await import('@/hydration/abort-signal-any');
  const { any: own } = AbortSignal;
  vi.unstubAllGlobals();
  return own;
}

it('a signal combined from several signals aborts with the first of these signals, and has its reason', async () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = (await any())([one.signal, other.signal]);
  expect(signal.aborted).toBe(false);
  other.abort('left the page');
  expect(signal.aborted).toBe(true);
  one.abort('later');
  expect(signal.reason).toBe('left the page');
});

it('a signal combined with a signal that has already aborted is aborted at once', async () => {
  expect((await any())([new AbortController().signal, AbortSignal.abort('over')]).reason).toBe('over');
});
