import { useSyncExternalStore } from 'react';
import type { GeoPoint } from '#generated/models/geo-point.ts';

/** Factor that rounds degrees to three decimals (about 100 m), enough to sort clinics. */
const ROUNDED = 1000;
const PATIENCE = 10_000;
const FRESH = 5 * 60 * 1000;

let known: GeoPoint | undefined;
const listeners = new Set<() => void>();

/**
 * The user's position, if permission was granted. It is kept only in memory, never in the URL or
 * storage.
 */
export const position = {
  get: (): GeoPoint | undefined => known,

  /** Requests the position from the browser. Returns false if it is denied or unavailable. */
  async ask(): Promise<boolean> {
    const found = await locate();
    if (found === undefined) return false;
    known = found;
    for (const listener of [...listeners]) listener();
    return true;
  },
};

export function usePosition(): GeoPoint | undefined {
  return useSyncExternalStore(subscribe, position.get, position.get);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function locate(): Promise<GeoPoint | undefined> {
  // The API is missing on pages without HTTPS, although its type isn't optional.
  if (!('geolocation' in navigator)) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) }),
      () => resolve(undefined),
      { timeout: PATIENCE, maximumAge: FRESH },
    );
  });
}

const rounded = (degrees: number): number => Math.round(degrees * ROUNDED) / ROUNDED;
