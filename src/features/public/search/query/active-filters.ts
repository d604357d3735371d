import type { City } from '#generated/models/city.ts';
import type { FilterOption } from '#generated/models/filter-option.ts';
import type { Gender } from '#generated/models/gender.ts';
import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { QualificationCategory } from '#generated/models/qualification-category.ts';
import type { SearchFact } from '#generated/models/search-fact.ts';
import type { SearchFilters } from '#generated/models/search-filters.ts';
import type { SearchMeta } from '#generated/models/search-meta.ts';
import type { SearchSaidFilter } from '#generated/models/search-said-filter.ts';
import { SearchSort } from '#generated/models/search-sort.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import { fundingLabel } from '@/domain/service/funding-text';
import { daysLabel, hoursLabel, whenLabel } from '@/features/public/wanted/wanted-text';
import { ratingNumber } from '@/shared/format/number';
import { counted } from '@/shared/format/plural';
import { price } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { searchDefaults, type SearchParams } from './search-query';
import { type FilterKey, filtersOf, isActive } from './search-request';
import type { Titles } from './titles';

/** An active filter, with what its chip needs. */
export interface ActiveFilter {
  /** Stable id for React and tests: `specialisations:kardiolog`. */
  readonly id: string;
  readonly label: string;
  /** Change of the search params that removes the filter. */
  readonly without: Partial<SearchParams>;
}

/** Titles for slugs, from the directories or from the options of the filters. */
interface FilterNames {
  readonly titles: Titles;
  readonly filters: Pick<SearchFilters, 'specialisations' | 'services' | 'districts'> | undefined;
}

type ListKey =
  | 'specialisations'
  | 'services'
  | 'meddirections'
  | 'districts'
  | 'patients'
  | 'formats'
  | 'funding'
  | 'facts'
  | 'qualifications';

const patientLabel = { adults: 'Взрослых', children: 'Детей' } satisfies Record<PatientGroup, string>;

const factLabel = {
  kazakh: 'Казахский язык',
  english: 'Английский язык',
  pregnant: 'Ведёт беременных',
  ramp: 'Пандус',
  lift: 'Лифт',
  parking: 'Парковка',
  children_room: 'Детская комната',
  card: 'Оплата картой',
  kaspi: 'Оплата Kaspi',
  instalments: 'Рассрочка',
} satisfies Record<SearchFact, string>;

const formatLabel = { clinic: 'В\u00A0клинике', online: 'Онлайн', home: 'На\u00A0дому' } satisfies Record<
  VisitFormat,
  string
>;

const qualificationLabel = {
  highest: 'Высшая категория',
  first: 'Первая категория',
  second: 'Вторая категория',
} satisfies Record<QualificationCategory, string>;

const genderLabel = { female: 'Врач-женщина', male: 'Врач-мужчина' } satisfies Record<Gender, string>;

/** Active filters of the category, in the same order as in the panel. */
export function activeFilters(params: SearchParams, names: FilterNames): ActiveFilter[] {
  return filtersOf[params.category].flatMap((key) => chips[key](params, names));
}

/**
 * The city as a filter, if the results are from another city than the one in the header (a shared
 * link), or from the whole country.
 */
export function cityFilter(params: SearchParams, city: City | null, header: City): ActiveFilter[] {
  if (params.city === undefined || city?.id === header.id) return [];
  return [{ id: 'city', label: city?.title ?? 'Весь Казахстан', without: { city: undefined, districts: [] } }];
}

/**
 * Filters that the server found in the text («педиатр сегодня»). The user can remove each like any
 * other filter. If the user has set the same filter, the user's value is used.
 */
export function filtersInText(params: SearchParams, meta: SearchMeta | undefined): ActiveFilter[] {
  return (meta?.understood?.filters ?? [])
    .filter(({ filter }) => countsFor(filter, params))
    .map(({ filter, value, title, text_without: text }) => ({
      id: idsOfFilters[filter]?.(value) ?? `${filter}:${value}`,
      label: filter === 'metro' ? `Метро ${typeset(title)}` : typeset(title),
      without: { q: text === '' ? undefined : text },
    }));
}

/** Ids that are the same as in `chips`, so that no filter is shown twice. */
const idsOfFilters: Partial<Record<SearchSaidFilter['filter'], (value: string) => string>> = {
  when: () => 'when',
  gender: () => 'gender',
  sort: (value) => (value === 'distance' ? 'near' : 'sort'),
};

function countsFor(filter: SearchSaidFilter['filter'], params: SearchParams): boolean {
  switch (filter) {
    case 'when':
    case 'gender':
    case 'patients':
    case 'formats':
    case 'funding':
    case 'districts':
      return filtersOf[params.category].includes(filter) && !isActive(filter, params);
    case 'sort':
    case 'metro':
      return params.sort === searchDefaults.sort;
    default:
      return true;
  }
}

/**
 * The sort order that the server found in the text; undefined if the user has chosen another order.
 */
export function sortInText(params: SearchParams, meta: SearchMeta | undefined): SortInText | undefined {
  const sortFilter = meta?.understood?.filters.find(({ filter }) => filter === 'sort');
  const sort = Object.values(SearchSort).find((value) => value === sortFilter?.value);
  if (sortFilter === undefined || sort === undefined || !countsFor('sort', params)) return undefined;
  return { sort, without: { q: sortFilter.text_without === '' ? undefined : sortFilter.text_without } };
}

interface SortInText {
  readonly sort: SearchSort;
  /** Change of the search params that removes the words of the sort order from the text. */
  readonly without: Partial<SearchParams>;
}

const chips: { readonly [Key in FilterKey]: (params: SearchParams, names: FilterNames) => ActiveFilter[] } = {
  when: ({ when, date_from, date_to }) => [
    ...(when === 'any' ? [] : [{ id: 'when', label: whenLabel[when], without: { when: 'any' as const } }]),
    ...(date_from === undefined && date_to === undefined
      ? []
      : [{ id: 'days', label: daysLabel(date_from, date_to), without: { date_from: undefined, date_to: undefined } }]),
  ],
  hours: ({ time_from, time_to }) =>
    time_from === undefined && time_to === undefined
      ? []
      : [{ id: 'hours', label: hoursLabel(time_from, time_to), without: { time_from: undefined, time_to: undefined } }],
  specialisations: (params, { titles, filters }) =>
    each(
      params,
      'specialisations',
      (slug) => titles.specialisations.get(slug)?.title ?? named(filters?.specialisations, slug, 'Специальность'),
    ),
  services: (params, { titles, filters }) =>
    each(params, 'services', (slug) => titles.services.get(slug) ?? named(filters?.services, slug, 'Услуга')),
  meddirections: (params, { titles }) =>
    each(params, 'meddirections', (slug) => titles.meddirections.get(slug) ?? 'Направление'),
  districts: (params, { filters }) => each(params, 'districts', (slug) => named(filters?.districts, slug, 'Район')),
  price: ({ price_from: from, price_to: to }) => [
    ...one('price_from', from, (value) => `От\u00A0${price(value)}`),
    ...one('price_to', to, (value) => `До\u00A0${price(value)}`),
  ],
  patients: (params) => each(params, 'patients', (value) => patientLabel[value]),
  funding: (params) => each(params, 'funding', (value) => fundingLabel[value]),
  facts: (params) => each(params, 'facts', (value) => factLabel[value]),
  formats: (params) => each(params, 'formats', (value) => formatLabel[value]),
  qualifications: (params) => each(params, 'qualifications', (value) => qualificationLabel[value]),
  rating_from: ({ rating_from }) =>
    one('rating_from', rating_from, (value) => `Рейтинг от\u00A0${ratingNumber(value)}`),
  experience_from: ({ experience_from }) =>
    one('experience_from', experience_from, (value) => `Стаж от\u00A0${fromYears(value)}`),
  gender: ({ gender }) => one('gender', gender, (value) => genderLabel[value]),
};

function each<Key extends ListKey>(
  params: SearchParams,
  key: Key,
  label: (value: SearchParams[Key][number]) => string,
): ActiveFilter[] {
  const values: readonly SearchParams[Key][number][] = params[key];
  return values.map((value) => ({
    id: `${key}:${value}`,
    label: label(value),
    without: { [key]: values.filter((other) => other !== value) },
  }));
}

function one<Value>(
  key: keyof SearchParams,
  value: Value | undefined,
  label: (value: Value) => string,
): ActiveFilter[] {
  return value === undefined ? [] : [{ id: key, label: label(value), without: { [key]: undefined } }];
}

/**
 * The title of the option. If the title is unknown, the kind of filter is returned, because users
 * can't read a slug.
 */
function named(options: readonly FilterOption[] | undefined, value: string, kind: string): string {
  return options?.find((option) => option.value === value)?.title ?? kind;
}

/** Number of years in the genitive after «от»: «1 года», «21 года», «2 лет». */
function fromYears(years: number): string {
  return counted(years, { one: 'года', few: 'лет', many: 'лет' });
}
