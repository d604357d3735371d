import { useSyncExternalStore } from 'react';
import type { GeoPoint } from '#generated/models/geo-point.ts';

/** Rounds to three decimals, about a hundred metres: enough to sort clinics. */
const ROUNDED = 1000;
const PATIENCE = 10_000;
const FRESH = 5 * 60 * 1000;

let known: GeoPoint | undefined;
const listeners = new Set<() => void>();

/** The user's position, once allowed. In memory only, never in the URL or storage. */
export const position = {
  get: (): GeoPoint | undefined => known,

  /** Asks for permission through the browser; false if refused or unavailable. */
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
  // Missing on pages without HTTPS, although the types claim otherwise.
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
