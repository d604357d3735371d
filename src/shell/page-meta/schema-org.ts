import type { FilialBrief } from '#generated/models/filial-brief.ts';
import type { OpeningHours } from '#generated/models/opening-hours.ts';
import { upperFirst } from '@/shared/format/letter-case';

/** A node of schema.org. Undefined properties are left out. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: Value;
}

type Value = string | number | undefined | Thing | readonly string[] | readonly Thing[];

/** JSON-LD of a page. «<» is escaped, so that a user's text can't end the script element. */
export function jsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', String.raw`\u003C`);
}

/** Structured data of a page about one subject, as parts of `publicHead`. */
export interface Subject {
  readonly type?: 'profile';
  /** Absolute URL of the picture. */
  readonly image?: string | undefined;
  readonly things: readonly Thing[];
}

/** Makes the URL of a picture absolute, for use outside of the site. */
export function absolute(image: string | undefined, origin: string): string | undefined {
  return image === undefined ? undefined : new URL(image, origin).href;
}

type Place = Pick<FilialBrief, 'address' | 'city' | 'location' | 'phone'>;

export function placeOf({ address, city, location, phone }: Place): Record<string, Thing | string | undefined> {
  return {
    telephone: phone,
    address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city, addressCountry: 'KZ' },
    geo: location && { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
  };
}

/**
 * Average rating; undefined if there are no reviews, because search engines would treat a rating
 * without reviews as fake.
 */
export function ratingOf(rating: number | null, count: number): Thing | undefined {
  if (rating === null || count === 0) return undefined;
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count, bestRating: 5, worstRating: 1 };
}

/** Opening hours. Weekdays with the same hours are grouped, closed days are left out. */
export function hoursOf(hours: readonly OpeningHours[]): Thing[] {
  const alike = Map.groupBy(hours, ({ from, to }) => `${from} ${to}`);
  return [...alike.values()].map((days) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(({ weekday }) => `https://schema.org/${upperFirst(weekday)}`),
    opens: days[0]?.from,
    closes: days[0]?.to,
  }));
}

interface Crumb {
  readonly name: string;
  /** Path without the origin: «/search». */
  readonly path: string;
}

/** Breadcrumbs of a page. The home page comes first; it is not part of `way`. */
export function breadcrumbs(origin: string, way: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Главная', path: '/' }, ...way].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/**
 * Names of specialisations in schema.org, by our slugs. schema.org has no names for the other
 * specialisations.
 */
const names: Readonly<Partial<Record<string, string>>> = {
  terapevt: 'PrimaryCare',
  'vrach-obshchei-praktiki': 'PrimaryCare',
  pediatr: 'Pediatric',
  ginekolog: 'Gynecologic',
  stomatolog: 'Dentistry',
  khirurg: 'Surgical',
  nevrolog: 'Neurologic',
  kardiolog: 'Cardiovascular',
  oftalmolog: 'Optometric',
  lor: 'Otolaryngologic',
  endokrinolog: 'Endocrine',
  'travmatolog-ortoped': 'Musculoskeletal',
  gastroenterolog: 'Gastroenterologic',
  dermatovenerolog: 'Dermatologic',
  urolog: 'Urologic',
  onkolog: 'Oncologic',
  mammolog: 'Oncologic',
  nefrolog: 'Renal',
  revmatolog: 'Rheumatologic',
  pulmonolog: 'Pulmonary',
  psikhoterapevt: 'Psychiatric',
  reabilitolog: 'Physiotherapy',
};

/**
 * URLs of the specialisations in schema.org, such as `https://schema.org/Cardiovascular`; undefined
 * if schema.org has none of them.
 */
export function medicalSpecialty(specialisations: readonly { readonly slug: string }[]): string[] | undefined {
  const known = new Set(specialisations.flatMap(({ slug }) => names[slug] ?? []));
  return known.size === 0 ? undefined : [...known].map((name) => `https://schema.org/${name}`);
}
