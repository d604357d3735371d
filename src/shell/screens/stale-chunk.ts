import { stored } from '@/shared/stored';

const reloadedAt = stored('aman.reloaded', String, '', 'sessionStorage');
const NAME = 'StaleChunkError';

/**
 * Gives failed parts of the program a name of our own. Called once, at the start. Under the browser's message the router
 * would know them too and load the page anew by itself, offline as well, where the browser's own error page awaits.
 */
export function nameStaleChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = NAME;
    payload.message = `A part of the program did not load (${payload.message.replace(/^.*: /, '')})`;
  });
}

/** Did a part of the program fail to load? After a deploy its file has another name, and the old one is gone. */
export function isStaleChunk(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/**
 * Loads the page anew, with the drafts that lie in session storage. `once`: by itself, and only if that has not been
 * tried in this tab for the page that is open; offline never, for the browser's own error page would replace ours.
 */
export function reloadForNewVersion({ once }: { readonly once: boolean }): void {
  if (once && (!navigator.onLine || triedHere())) return;
  window.location.reload();
}

function triedHere(): boolean {
  const tried = reloadedAt.get() === window.location.pathname;
  const noted = reloadedAt.set(window.location.pathname);
  // Nowhere to note it down: better a button than a loop.
  return tried || !noted;
}
