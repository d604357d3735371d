import * as v from 'valibot';
import { Funding } from '#generated/models/funding.ts';
import { Gender } from '#generated/models/gender.ts';
import { PatientGroup } from '#generated/models/patient-group.ts';
import { QualificationCategory } from '#generated/models/qualification-category.ts';
import { SearchCategory } from '#generated/models/search-category.ts';
import { SearchFact } from '#generated/models/search-fact.ts';
import { SearchSort } from '#generated/models/search-sort.ts';
import { SearchWhen } from '#generated/models/search-when.ts';
import { VisitFormat } from '#generated/models/visit-format.ts';
import { SLUG } from '@/shared/url/ids';
import { choiceParam, optionalParam, pageParam, textParam } from '@/shared/url/search-params';
import { openDays, wantedSearch } from '@/shared/url/wanted-search';

/** Limits of the contract (search-request.yaml). */
const LIST_MAX = 30;
export const PRICE_MAX = 10_000_000;
const EXPERIENCE_MAX = 70;
const RATING_MAX = 5;

/** Parses a list that is written as `a,b`, with repeated keys, or as JSON. */
function asTexts(raw: unknown): string[] {
  const parts: unknown[] = Array.isArray(raw) ? raw : [raw];
  return parts
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .flatMap((part) => String(part).split(','))
    .map((part) => part.trim());
}

/** Parses a number within limits; it must be a multiple of `step`. */
function asNumber(raw: unknown, min: number, max: number, step: 1 | 0.1): number | undefined {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (typeof value !== 'number' || !(value >= min && value <= max)) return undefined;
  return Number.isInteger(Number((value / step).toFixed(6))) ? value : undefined;
}

/** A city's id, or `all` for the whole country. */
function asCity(raw: unknown): number | 'all' | undefined {
  return raw === 'all' ? 'all' : asNumber(raw, 1, Number.MAX_SAFE_INTEGER, 1);
}

/**
 * Search param whose value in the URL can be anything. `Passed` is the type of the value in our own
 * links.
 */
const field = <Passed, Value>(read: (raw: unknown) => Value) =>
  v.pipe(
    v.custom<Passed>(() => true),
    v.transform((raw: Passed): Value => read(raw)),
  );

const listOf = <Value extends string>(isValue: (text: string) => text is Value) =>
  v.optional(
    field<Value | readonly Value[], Value[]>((raw) => [...new Set(asTexts(raw))].filter(isValue).slice(0, LIST_MAX)),
    [],
  );

const slugs = listOf((text): text is string => SLUG.test(text));

const someOf = <const Value extends string>(values: Record<string, Value>) =>
  listOf((text): text is Value => Object.values<string>(values).includes(text));

const whole = (min: number, max: number) =>
  v.optional(field<number, number | undefined>((raw) => asNumber(raw, min, max, 1)));

const params = v.object({
  q: textParam,
  /**
   * The category. If the URL has none, it is «doctors». For a search with a text it is then the
   * category that has results (`guessed`).
   */
  category: optionalParam(v.picklist(Object.values(SearchCategory))),
  /**
   * Whether the text decides the category (`useFittingCategory`), because the user hasn't chosen
   * one. The URL never contains this param.
   */
  guessed: v.optional(v.fallback(v.boolean(), false), false),
  services: slugs,
  specialisations: slugs,
  meddirections: slugs,
  districts: slugs,
  ...wantedSearch,
  when: choiceParam(Object.values(SearchWhen), 'any'),
  price_from: whole(0, PRICE_MAX),
  price_to: whole(0, PRICE_MAX),
  experience_from: whole(1, EXPERIENCE_MAX),
  rating_from: v.optional(field<number, number | undefined>((raw) => asNumber(raw, 1, RATING_MAX, 0.1))),
  gender: optionalParam(v.picklist(Object.values(Gender))),
  patients: someOf(PatientGroup),
  funding: someOf(Funding),
  facts: someOf(SearchFact),
  formats: someOf(VisitFormat),
  qualifications: someOf(QualificationCategory),
  /** A city's id, or `all` for the whole country; absent for the city in the header. */
  city: v.optional(field<number | 'all', number | 'all' | undefined>(asCity)),
  sort: choiceParam(Object.values(SearchSort), 'nearest'),
  page: pageParam,
});

/** Search params of the search page (docs/rules.md §2 names the first five). */
export const searchSchema = v.pipe(
  params,
  v.transform((read) => {
    const { price_from: from, price_to: to } = read;
    // If the first number is greater than the second, the two are swapped: «От 13 000 до 8 000».
    const isReversed = from !== undefined && to !== undefined && from > to;
    return {
      ...read,
      ...(isReversed && { price_from: to, price_to: from }),
      ...openDays(read),
      category: read.category ?? ('doctors' as const satisfies SearchCategory),
      // The router validates its own result again, so a value that is already set must stay.
      guessed: read.q !== undefined && (read.guessed || read.category === undefined),
    };
  }),
);

/** Search params that a link to the search may contain. All are optional. */
export type SearchInput = v.InferInput<typeof searchSchema>;
export type SearchParams = v.InferOutput<typeof searchSchema>;

/** Default search params. The URL omits them, but a search with a text may need the category. */
export const searchDefaults: SearchParams = v.parse(searchSchema, {});

type CategoryParams = Pick<SearchInput, 'q' | 'category' | 'guessed'>;

/**
 * Route middleware that decides whether the URL contains the category. Without a text, the default
 * category is «doctors». With a text, the default is the category that has results, so the URL
 * contains `category=doctors` only if the user has chosen doctors.
 */
export function chosenCategory<Search extends CategoryParams>({
  search,
  next,
}: {
  search: Search;
  next: (search: Search) => Search;
}): Search {
  const { guessed, category, ...others } = next(search);
  const isMeant = guessed !== true && (category !== 'doctors' || others.q !== undefined);
  return (isMeant && category !== undefined ? { ...others, category } : others) as Search;
}
