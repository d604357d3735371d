import { useSyncExternalStore } from 'react';
import { PHONE_MAX_WIDTH } from '@/shared/config/limits';

/**
 * `phone` is a function, because this module also loads on a server, where `window` does not exist.
 */
const phone = (): MediaQueryList => window.matchMedia(`(width <= ${PHONE_MAX_WIDTH}px)`);

/**
 * Whether the screen is at most 768 px wide (docs/rules.md §9). Use it only for behaviour. The
 * appearance is decided in CSS.
 */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone().matches, unknown);
}

/**
 * A server does not know the width. It renders for a wide screen, and hydration corrects the page.
 */
const unknown = (): boolean => false;

function subscribe(onChange: () => void): () => void {
  const list = phone();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
