/** How long after the page has loaded, milliseconds: never beside what is shown first. */
const AFTER_LOAD = 2000;

/** Begins what nobody waits for, once the page has been shown. @param delay after the page has loaded, milliseconds */
export function afterLoad(begin: () => void, delay = AFTER_LOAD): void {
  const start = (): void => void setTimeout(begin, delay);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
