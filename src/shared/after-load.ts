/** How long after the page has loaded, milliseconds: never beside what is shown first. */
const AFTER_LOAD = 2000;

/** Begins what nobody waits for, once the page has been shown. */
export function afterLoad(begin: () => void): void {
  const start = (): void => void setTimeout(begin, AFTER_LOAD);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
