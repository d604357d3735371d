/**
 * Default delay after the page has loaded, in milliseconds. It keeps the network free for the first
 * screen.
 */
const AFTER_LOAD = 2000;

/** Runs low-priority work `delay` milliseconds after the page has loaded. */
export function afterLoad(begin: () => void, delay = AFTER_LOAD): void {
  const start = (): void => void setTimeout(begin, delay);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
