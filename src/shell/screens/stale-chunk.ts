import { stored } from '@/shared/stored';

const reloadedAt = stored('aman.reloaded', String, '', 'sessionStorage');
const lacking = stored('aman.lacking', String, '', 'sessionStorage');
const NAME = 'StaleChunkError';

/** The file for whose sake this page was loaded anew; empty when it was not. */
let lackedBefore = '';

/**
 * Renames the error of a chunk that failed to load. Called once, at the start. By the browser's message the router would recognise
 * it and reload the page itself, even offline, where the browser's own error page would replace ours.
 */
export function nameStaleChunks(): void {
  lackedBefore = lacking.get();
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = NAME;
    payload.message = `A part of the program did not load (${payload.message.replace(/^.*: /, '')})`;
  });
}

/** After a deploy the old chunk is gone, and the new one has another name. */
export function isStaleChunk(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME;
}

/**
 * Whether the file failed before this page was loaded anew, and again: the page is of today's version, so it is no deploy, but something on
 * the device or on the way that does not let the file through.
 */
export function isHeldBack(error: Error): boolean {
  return lackedBefore !== '' && lackedBefore === fileOf(error);
}

/** Safari does not say which file it was; the page does. */
function fileOf({ message }: Error): string {
  return /(\S+)\)$/.exec(message)?.[1]?.match(/\/assets\/\S+/)?.[0] ?? window.location.pathname;
}

/**
 * Reloads the page for a file that did not load; drafts survive in session storage. `once`: without being asked, so only if that was not tried for this page in
 * this tab, and never offline, where the browser's own error page would replace ours.
 */
export function reloadForNewVersion(error: Error, { once }: { readonly once: boolean }): void {
  if (once && (!navigator.onLine || triedHere())) return;
  lacking.set(fileOf(error));
  window.location.reload();
}

function triedHere(): boolean {
  const tried = reloadedAt.get() === window.location.pathname;
  const noted = reloadedAt.set(window.location.pathname);
  // It can't be stored: a button is better than a loop.
  return tried || !noted;
}
