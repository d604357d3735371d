interface Place {
  readonly city: string;
  readonly address: string;
  readonly location?: { readonly lat: number; readonly lng: number };
}

/**
 * URL of the directions to a place, by coordinates if they are known, otherwise by address. On
 * phones it opens the map app.
 */
export function directionsUrl({ city, address, location }: Place): string {
  return location
    ? `https://2gis.kz/directions/points/%7C${location.lng},${location.lat}`
    : `https://2gis.kz/search/${encodeURIComponent(`${city}, ${address}`)}`;
}
