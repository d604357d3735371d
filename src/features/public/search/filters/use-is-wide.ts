import { useSyncExternalStore } from 'react';

/** From here on filters and results stand side by side (styles.css, `wide`). */
const wide = '(width > 1100px)';

/** Is there room for the filters beside the results? Followed while the window changes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches, unknown);
}

/** A server knows no width. */
const unknown = (): boolean => false;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
