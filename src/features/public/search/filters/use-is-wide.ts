import { useSyncExternalStore } from 'react';

/** From here on filters and results stand side by side (styles.css, `wide`). */
const wide = '(width > 1100px)';

/** Is there room for the filters beside the results? */
export function isWide(): boolean {
  return window.matchMedia(wide).matches;
}

/** As `isWide`, followed while the window changes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
