/**
 * Calls `listener` when the user returns to the tab or the network returns. Timers alone are not
 * enough, because they are unreliable after the device sleeps. Returns a function that
 * unsubscribes.
 */
export function onReturn(listener: () => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  for (const event of ['focus', 'pageshow', 'online']) window.addEventListener(event, listener, options);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener(), options);
  return () => listening.abort();
}
