import { useSyncExternalStore } from 'react';
import type { GeoPoint } from '#generated/models/geo-point.ts';

/** Degrees are rounded to three decimals (about 100 m). This is exact enough to sort clinics. */
const ROUNDED = 1000;
const PATIENCE = 10_000;
const FRESH = 5 * 60 * 1000;

let known: GeoPoint | undefined;
const listeners = new Set<() => void>();

/**
 * The user's position, if the user has granted the permission. It is kept only in memory, never in
 * the URL or in storage.
 */
export const position = {
  get: (): GeoPoint | undefined => known,

  /**
   * Asks the browser for the position. Resolves with false if the user denies it or the browser has
   * none.
   */
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
  // Pages without HTTPS lack this API, although its type says that it always exists.
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
