import { stored } from '@/shared/stored';

const reloadedAt = stored('aman.reloaded', String, '', 'sessionStorage');
const lacking = stored('aman.lacking', String, '', 'sessionStorage');
const NAME = 'StaleChunkError';

/** File because of which this page was reloaded; empty if it was not. */
let lackedBefore = '';

/**
 * Renames the error of a chunk that did not load. Otherwise the router would recognise the error by
 * its message and reload the page, even if the device is offline. The browser's error page would
 * then replace ours.
 */
export function nameStaleChunks(): void {
  lackedBefore = lacking.get();
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = NAME;
    payload.message = `A part of the program did not load (${payload.message.replace(/^.*: /, '')})`;
  });
}

/**
 * Whether a chunk did not load. After a deploy the old chunk no longer exists, and the new chunk
 * has another name.
 */
export function isStaleChunk(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME;
}

/**
 * Whether the same file has failed before and after a reload. The page then has the current
 * version, and something on the device or in the network blocks the file.
 */
export function isFileBlocked(error: Error): boolean {
  return lackedBefore !== '' && lackedBefore === fileOf(error);
}

/**
 * File that the error's message names. Safari's message names no file. The path of the page is then
 * returned instead.
 */
function fileOf({ message }: Error): string {
  return /(\S+)\)$/.exec(message)?.[1]?.match(/\/assets\/\S+/)?.[0] ?? window.location.pathname;
}

/**
 * Reloads the page because a chunk did not load. Drafts survive in session storage. With `once` it
 * reloads only for the first failure on this page in this tab, and only if the device is online.
 * Use `once` for a reload that the user has not asked for.
 */
export function reloadForNewVersion(error: Error, { once }: { readonly once: boolean }): void {
  if (once && (!navigator.onLine || triedHere())) return;
  lacking.set(fileOf(error));
  window.location.reload();
}

function triedHere(): boolean {
  const tried = reloadedAt.get() === window.location.pathname;
  const noted = reloadedAt.set(window.location.pathname);
  // If storage is blocked, the reload could repeat without end, so show a button instead.
  return tried || !noted;
}
