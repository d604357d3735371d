import { useSyncExternalStore } from 'react';
import { PHONE_MAX_WIDTH } from '@/shared/config/limits';

const phone = window.matchMedia(`(width <= ${PHONE_MAX_WIDTH}px)`);

/** At most 768 px wide (specification §9). For behaviour only: looks are the stylesheet's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone.matches);
}

function subscribe(onChange: () => void): () => void {
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
}
