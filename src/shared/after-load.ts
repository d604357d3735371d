/** Delay after the page has loaded, milliseconds, so as not to compete with the first screen. */
const AFTER_LOAD = 2000;

/**
 * Runs low-priority work after the page has loaded.
 *
 * @param delay after the page has loaded, milliseconds
 */
export function afterLoad(begin: () => void, delay = AFTER_LOAD): void {
  const start = (): void => void setTimeout(begin, delay);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
