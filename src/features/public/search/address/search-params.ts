import * as v from 'valibot';
import { Gender } from '#generated/models/gender.ts';
import { PatientGroup } from '#generated/models/patient-group.ts';
import { QualificationCategory } from '#generated/models/qualification-category.ts';
import { SearchCategory } from '#generated/models/search-category.ts';
import { SearchSort } from '#generated/models/search-sort.ts';
import { SearchWhen } from '#generated/models/search-when.ts';
import { VisitFormat } from '#generated/models/visit-format.ts';
import { SLUG } from '@/shared/url/ids';
import { choiceParam, optionalParam } from '@/shared/url/search-params';
import { asCity, asNumber, asText, asTexts } from './read-address';

/** Bounds of the contract (search-request.yaml). */
const LIST_MAX = 30;
export const PRICE_MAX = 10_000_000;
const EXPERIENCE_MAX = 70;
const RATING_MAX = 5;
const PAGE_MAX = 100_000;

/** `Passed` is what our own links say. An address can hold anything, so nothing is refused, only read. */
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

const some = <const Value extends string>(values: Record<string, Value>) =>
  listOf((text): text is Value => Object.values<string>(values).includes(text));

const oneOf = <const Value extends string>(values: Record<string, Value>, otherwise: Value) =>
  choiceParam(Object.values(values), otherwise);

const whole = (min: number, max: number) =>
  v.optional(field<number, number | undefined>((raw) => asNumber(raw, min, max, 1)));

const params = v.object({
  q: v.optional(field<string, string | undefined>(asText)),
  /** Absent: doctors, or for a text what it finds (`guessed`). */
  category: optionalParam(v.picklist(Object.values(SearchCategory))),
  /** Nobody chose the category of this text, so what it finds decides (data/use-fitting-category.ts). Never stands in an address. */
  guessed: v.optional(v.fallback(v.boolean(), false), false),
  services: slugs,
  specialisations: slugs,
  meddirections: slugs,
  districts: slugs,
  when: oneOf(SearchWhen, 'any'),
  price_from: whole(0, PRICE_MAX),
  price_to: whole(0, PRICE_MAX),
  experience_from: whole(1, EXPERIENCE_MAX),
  rating_from: v.optional(field<number, number | undefined>((raw) => asNumber(raw, 1, RATING_MAX, 0.1))),
  gender: optionalParam(v.picklist(Object.values(Gender))),
  patients: some(PatientGroup),
  formats: some(VisitFormat),
  qualifications: some(QualificationCategory),
  /** A city's id, or the whole country; without it the city in the header counts. */
  city: v.optional(field<number | 'all', number | 'all' | undefined>(asCity)),
  sort: oneOf(SearchSort, 'nearest'),
  /** Doctors marked for comparison. */
  compare: slugs,
  page: v.optional(
    field<number, number>((raw) => asNumber(raw, 1, PAGE_MAX, 1) ?? 1),
    1,
  ),
});

/** The address of a search (docs/rules.md §2 names the first five). What means nothing is dropped, never refused. */
export const searchSchema = v.pipe(
  params,
  v.transform((read) => {
    const { price_from: from, price_to: to } = read;
    // «От 13 000 до 8 000» can only mean the reverse.
    const isReversed = from !== undefined && to !== undefined && from > to;
    return {
      ...read,
      ...(isReversed && { price_from: to, price_to: from }),
      category: read.category ?? ('doctors' as const satisfies SearchCategory),
      // The router reads what it has read already once more.
      guessed: read.q !== undefined && (read.guessed || read.category === undefined),
    };
  }),
);

/** What a link to the search may say: everything is optional. */
export type SearchInput = v.InferInput<typeof searchSchema>;
export type SearchParams = v.InferOutput<typeof searchSchema>;

/** A search that says nothing; these values never stand in an address, except the category of a text. */
export const searchDefaults: SearchParams = v.parse(searchSchema, {});
