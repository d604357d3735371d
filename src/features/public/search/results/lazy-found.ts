import { lazy } from 'react';

const load = async () => ({ default: (await import('./found')).Found });

/** The cards come in a file of their own, on its way at the same time as what they show. */
export const LazyFound = lazy(load);

/** Sets the file on its way; waits for it, but never fails. */
export async function warmFound(): Promise<void> {
  await load().catch(() => undefined);
}
