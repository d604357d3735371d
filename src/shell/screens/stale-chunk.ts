import { stored } from '@/shared/stored';

const reloadedAt = stored('aman.reloaded', String, '', 'sessionStorage');
const NAME = 'StaleChunkError';

/**
 * Renames the error of a chunk that failed to load. Called once, at the start. By the browser's message the router would recognise
 * it and reload the page itself, even offline, where the browser's own error page would replace ours.
 */
export function nameStaleChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = NAME;
    payload.message = `A part of the program did not load (${payload.message.replace(/^.*: /, '')})`;
  });
}

/** After a deploy the old chunk is gone, and the new one has another name. */
export function isStaleChunk(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/**
 * Reloads the page; drafts survive in session storage. `once`: without being asked, so only if that was not tried for this page in
 * this tab, and never offline, where the browser's own error page would replace ours.
 */
export function reloadForNewVersion({ once }: { readonly once: boolean }): void {
  if (once && (!navigator.onLine || triedHere())) return;
  window.location.reload();
}

function triedHere(): boolean {
  const tried = reloadedAt.get() === window.location.pathname;
  const noted = reloadedAt.set(window.location.pathname);
  // It can't be stored: a button is better than a loop.
  return tried || !noted;
}
