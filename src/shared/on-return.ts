/**
 * Calls back when a person comes to this tab again, or the network does: after a sleep no timer can be relied on.
 * The returned function ends it.
 */
export function onReturn(listener: () => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  for (const event of ['focus', 'pageshow', 'online']) window.addEventListener(event, listener, options);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener(), options);
  return () => listening.abort();
}
