import { useSyncExternalStore } from 'react';
import { PHONE_MAX_WIDTH } from '@/shared/config/limits';

/** A function, because this module also loads without a window. */
const phone = (): MediaQueryList => window.matchMedia(`(width <= ${PHONE_MAX_WIDTH}px)`);

/**
 * Whether the screen is at most 768 px wide (docs/rules.md §9). For behaviour only: appearance
 * belongs to CSS.
 */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone().matches, unknown);
}

/**
 * On a server the width is unknown: the page is rendered for a wide screen and corrected after
 * hydration.
 */
const unknown = (): boolean => false;

function subscribe(onChange: () => void): () => void {
  const list = phone();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
