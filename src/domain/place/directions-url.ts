interface Place {
  readonly city: string;
  readonly address: string;
  readonly location?: { readonly lat: number; readonly lng: number };
}

/**
 * Directions to a place by coordinates, or by address without them. Opens the map app on phones
 * that have it.
 */
export function directionsUrl({ city, address, location }: Place): string {
  return location
    ? `https://2gis.kz/directions/points/%7C${location.lng},${location.lat}`
    : `https://2gis.kz/search/${encodeURIComponent(`${city}, ${address}`)}`;
}
