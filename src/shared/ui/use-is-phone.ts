import { useSyncExternalStore } from 'react';
import { PHONE_MAX_WIDTH } from '@/shared/config/limits';

/** Asked when needed, not when loaded: the module is also read where there is no window. */
const phone = (): MediaQueryList => window.matchMedia(`(width <= ${PHONE_MAX_WIDTH}px)`);

/** At most 768 px wide (docs/rules.md §9). For behaviour only: looks are the stylesheet's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone().matches, unknown);
}

/** A server knows no width; a page that it has made is drawn for the wider screen, and followed by its own right after. */
const unknown = (): boolean => false;

function subscribe(onChange: () => void): () => void {
  const list = phone();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
