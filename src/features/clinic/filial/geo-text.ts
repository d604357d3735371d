import type { GeoPoint } from '#generated/models/geo-point.ts';

const DIGITS = 6;

/** Coordinates as text, in the format that map services copy: «43.2389, 76.8897». */
export function pointText({ lat, lng }: GeoPoint): string {
  return `${Number(lat.toFixed(DIGITS))}, ${Number(lng.toFixed(DIGITS))}`;
}

/**
 * Parses pasted coordinates, latitude first: with decimal point or comma, with or without brackets.
 * Undefined for any other text.
 */
export function parsePoint(text: string): GeoPoint | undefined {
  const found = /^\D*?(-?\d{1,2}(?:[.,]\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:[.,]\d+)?)\D*$/.exec(text.trim());
  const [lat, lng] = [found?.[1], found?.[2]].map((part) => Number((part ?? '').replace(',', '.')));
  if (found === null || lat === undefined || lng === undefined) return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Approximate distance between two points in km. */
export function kilometres(a: GeoPoint, b: GeoPoint): number {
  const x = radians(b.lng - a.lng) * Math.cos(radians((a.lat + b.lat) / 2));
  return EARTH_KM * Math.hypot(x, radians(b.lat - a.lat));
}
