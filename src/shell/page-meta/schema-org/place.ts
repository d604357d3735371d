import type { FilialBrief } from '#generated/models/filial-brief.ts';
import type { OpeningHours } from '#generated/models/opening-hours.ts';
import { upperFirst } from '@/shared/format/letter-case';
import type { Thing } from './thing';

type Place = Pick<FilialBrief, 'address' | 'city' | 'location' | 'phone'>;

/** Where a doctor or a clinic is found, and by which number. */
export function placeOf({ address, city, location, phone }: Place): Record<string, Thing | string | undefined> {
  return {
    telephone: phone,
    address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city, addressCountry: 'KZ' },
    geo: location && { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
  };
}

/** Stars are only told of reviews that exist: search engines take a rating without them for a forgery. */
export function ratingOf(rating: number | null, count: number): Thing | undefined {
  if (rating === null || count === 0) return undefined;
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count, bestRating: 5, worstRating: 1 };
}

/** Opening hours, the weekdays of equal hours together; a day off is one that nobody names. */
export function hoursOf(hours: readonly OpeningHours[]): Thing[] {
  const alike = Map.groupBy(hours, ({ from, to }) => `${from} ${to}`);
  return [...alike.values()].map((days) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(({ weekday }) => `https://schema.org/${upperFirst(weekday)}`),
    opens: days[0]?.from,
    closes: days[0]?.to,
  }));
}
