import { lazy } from 'react';

const load = async () => ({ default: (await import('./filter-panel')).FilterPanel });

/** The filters come in a file of their own: the results must not wait for it, and on phones they stand in a sheet. */
export const LazyFilterPanel = lazy(load);

/** Sets the file on its way; waits for it, but never fails. */
export async function warmFilterPanel(): Promise<void> {
  await load().catch(() => undefined);
}
