import { useSyncExternalStore } from 'react';
import type { GeoPoint } from '#generated/models/geo-point.ts';

/** Three decimals are about a hundred metres: near enough to find a clinic, too far to find a door. */
const ROUNDED = 1000;
const PATIENCE = 10_000;
const FRESH = 5 * 60 * 1000;

let known: GeoPoint | undefined;
const listeners = new Set<() => void>();

/** Where the person is, once they have let us know. It lives as long as the page: never in the address, never in a storage. */
export const position = {
  get: (): GeoPoint | undefined => known,

  /** Asks the browser, which asks the person. False when either does not say. */
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
  // Absent where the page is not served securely, whatever the types say.
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
