import { useSyncExternalStore } from 'react';
import type { GeoPoint } from '#generated/models/geo-point.ts';

/** Three decimals are about a hundred metres: enough to sort clinics, not to find a door. */
const ROUNDED = 1000;
const PATIENCE = 10_000;
const FRESH = 5 * 60 * 1000;

let known: GeoPoint | undefined;
const listeners = new Set<() => void>();

/** Where the person is, once they allow it. Kept in memory only: never in the URL or a storage. */
export const position = {
  get: (): GeoPoint | undefined => known,

  /** Asks the browser, which asks the person. False when either refuses. */
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
  // Absent on a page without HTTPS, whatever the types say.
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
