import type { GeoPoint } from '#generated/models/geo-point.ts';
import type { Filial } from '#mocks/db/types/place.ts';

const EARTH_RADIUS = 6_371_000;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Distance along the earth's surface in metres (haversine). */
export function metresBetween(a: GeoPoint, b: GeoPoint): number {
  const north = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const east = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const arc = north + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * east;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, arc)));
}

/** Distances from the person to each filial, calculated once, by id of the filial. */
export class Distances {
  readonly #metres: number[] = [];

  constructor(filials: Iterable<Filial>, near: GeoPoint) {
    for (const filial of filials) this.#metres[filial.id] = Math.round(metresBetween(near, filial));
  }

  to(filialId: number): number {
    return this.#metres[filialId] ?? Infinity;
  }
}
