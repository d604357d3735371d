import type { SearchFiltersRequest } from '#generated/models/search-filters-request.ts';
import type { SearchRequest } from '#generated/models/search-request.ts';
import type { SearchWhen } from '#generated/models/search-when.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import type { Db } from '#mocks/db/db.ts';
import type { Wish } from '#mocks/db/offers.ts';
import { Distances } from './distances.ts';
import { FLAG, bitOf } from './doctor-table.ts';

/** A request with slugs turned into masks and ids; null means: not asked for. */
export interface Filters {
  readonly cityId: number | null;
  readonly when: Exclude<SearchWhen, 'any'> | null;
  readonly specialisations: number | null;
  readonly meddirections: number | null;
  readonly districts: number | null;
  readonly districtIds: ReadonlySet<number> | null;
  readonly serviceIds: readonly number[] | null;
  /** What each doctor is to offer. */
  readonly wish: Wish;
  readonly priceFrom: number;
  readonly priceTo: number;
  readonly experienceFrom: number;
  /** Tenths. */
  readonly ratingFrom: number;
  readonly female: boolean | null;
  /** Flags, any of which is enough. */
  readonly patients: number | null;
  readonly formats: number | null;
  readonly isAnyFormat: boolean;
  /** Values of the category column. */
  readonly categories: ReadonlySet<number> | null;
  /** From where the person is, when they say so. */
  readonly distances: Distances | null;
  /** The same, when the nearest is to stand first. */
  readonly byDistance: Distances | null;
}

interface Slugged {
  readonly id: number;
}

/** Ids of slugs; unknown ones match nothing, and a list of unknown ones alone is still a filter. */
function idsOf(slugs: readonly string[] | undefined, find: (slug: string) => Slugged | undefined): number[] | null {
  if (slugs === undefined || slugs.length === 0) return null;
  return slugs.flatMap((slug) => find(slug)?.id ?? []);
}

function maskOf(ids: readonly number[] | null): number | null {
  return ids === null ? null : ids.reduce((mask, id) => mask | bitOf(id), 0);
}

function formatMask(formats: readonly VisitFormat[]): number | null {
  if (formats.length === 0) return null;
  return formats.reduce((mask, format) => mask | (format === 'clinic' ? 0 : FLAG[format]), 0);
}

// Every doctor receives in a clinic.
const isAnyFormat = (formats: readonly VisitFormat[]): boolean => formats.length === 0 || formats.includes('clinic');

/** The same filters with one format alone. */
export function withFormat(filters: Filters, format: VisitFormat): Filters {
  const formats = [format];
  return {
    ...filters,
    formats: formatMask(formats),
    isAnyFormat: isAnyFormat(formats),
    wish: { ...filters.wish, formats },
  };
}

const CATEGORY_COLUMN = { highest: 1, first: 2, second: 3 } as const;

/** Only a search for results says where the person is, and in which order. */
type AnyRequest = SearchFiltersRequest & Pick<SearchRequest, 'near' | 'sort'>;

/** @param db the directories that the slugs are looked up in. */
export function readFilters(db: Db, request: AnyRequest): Filters {
  const distances = request.near === undefined ? null : new Distances(db.filials.all(), request.near);
  const districtIds = idsOf(request.districts, (slug) => db.districts.findOne('slug', slug));
  const specialisationIds = idsOf(request.specialisations, (slug) => db.specialisations.findOne('slug', slug));
  const serviceIds = idsOf(request.services, (slug) => db.services.findOne('slug', slug));
  const patients = request.patients ?? [];
  const formats = request.formats ?? [];
  const when = request.when ?? 'any';
  return {
    cityId: request.city_id ?? null,
    when: when === 'any' ? null : when,
    specialisations: maskOf(specialisationIds),
    meddirections: maskOf(idsOf(request.meddirections, (slug) => db.meddirections.findOne('slug', slug))),
    districts: maskOf(districtIds),
    districtIds: districtIds === null ? null : new Set(districtIds),
    serviceIds,
    wish: { serviceIds: serviceIds ?? [], formats, specialisationIds: specialisationIds ?? [] },
    priceFrom: request.price_from ?? 0,
    priceTo: request.price_to ?? Infinity,
    experienceFrom: request.experience_from ?? 0,
    ratingFrom: Math.round((request.rating_from ?? 0) * 10),
    female: request.gender === undefined ? null : request.gender === 'female',
    patients: patients.length === 0 ? null : patients.reduce((mask, group) => mask | FLAG[group], 0),
    formats: formatMask(formats),
    isAnyFormat: isAnyFormat(formats),
    categories:
      request.qualifications === undefined || request.qualifications.length === 0
        ? null
        : new Set(request.qualifications.map((value) => CATEGORY_COLUMN[value])),
    distances,
    byDistance: request.sort === 'distance' ? distances : null,
  };
}
