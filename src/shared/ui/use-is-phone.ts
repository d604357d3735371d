import { useSyncExternalStore } from 'react';
import { PHONE_MAX_WIDTH } from '@/shared/config/limits';

/** A function, because this module also loads where there is no window. */
const phone = (): MediaQueryList => window.matchMedia(`(width <= ${PHONE_MAX_WIDTH}px)`);

/** At most 768 px wide (docs/rules.md §9). For behaviour only: appearance is the stylesheet's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone().matches, unknown);
}

/** A server knows no width: its page is drawn for a wide screen, and corrected right after hydration. */
const unknown = (): boolean => false;

function subscribe(onChange: () => void): () => void {
  const list = phone();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
