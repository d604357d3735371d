import { stored } from '@/shared/stored';

const reloadedAt = stored('aman.reloaded', String, '', 'sessionStorage');
const lacking = stored('aman.lacking', String, '', 'sessionStorage');
const NAME = 'StaleChunkError';

/** The missing file for which this page was reloaded; empty if it was not. */
let lackedBefore = '';

/**
 * Renames the error of a chunk that failed to load. Called once, at the start. Otherwise the router
 * would recognise it by its message and reload the page itself, even offline, where the browser's
 * error page would replace ours.
 */
export function nameStaleChunks(): void {
  lackedBefore = lacking.get();
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = NAME;
    payload.message = `A part of the program did not load (${payload.message.replace(/^.*: /, '')})`;
  });
}

/** After a deploy the old chunk is gone, and the new chunk has another name. */
export function isStaleChunk(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME;
}

/**
 * Whether the same file failed before and after a reload: the version is current, so the device or
 * network blocks the file.
 */
export function isFileBlocked(error: Error): boolean {
  return lackedBefore !== '' && lackedBefore === fileOf(error);
}

/** Safari's message lacks the file, so the page's path is used. */
function fileOf({ message }: Error): string {
  return /(\S+)\)$/.exec(message)?.[1]?.match(/\/assets\/\S+/)?.[0] ?? window.location.pathname;
}

/**
 * Reloads the page for a chunk that did not load; drafts survive in session storage. `once`: for
 * reloads without the user, only if not yet tried for this page in this tab, and never offline,
 * where the browser's error page would replace ours.
 */
export function reloadForNewVersion(error: Error, { once }: { readonly once: boolean }): void {
  if (once && (!navigator.onLine || triedHere())) return;
  lacking.set(fileOf(error));
  window.location.reload();
}

function triedHere(): boolean {
  const tried = reloadedAt.get() === window.location.pathname;
  const noted = reloadedAt.set(window.location.pathname);
  // Without storage a button is better than a reload loop.
  return tried || !noted;
}
