import { Funding } from '#generated/models/funding.ts';
import type { SearchFiltersRequest } from '#generated/models/search-filters-request.ts';
import { SearchWhen } from '#generated/models/search-when.ts';
import type { DoctorServiceLink } from '#mocks/db/types/doctor.ts';
import { isAnyTime, type TimesRequest } from '#mocks/slots/wanted-times.ts';
import { patientsOf, type Candidate, type DoctorSearch } from './doctor-search.ts';
import { factOptions } from './facts.ts';
import {
  RATING_STEPS,
  countValues,
  directoryOptions,
  districtsOf,
  fixedOptions,
  isOnly,
  priceRange,
  stepOptions,
  type Facets,
} from './filters.ts';

const WHEN_TITLES = {
  any: 'Любой день',
  today: 'Сегодня',
  tomorrow: 'Сегодня или завтра',
  weekend: 'В выходные',
  evening: 'Вечером',
};
const HOURS = [
  { value: 'any', title: 'Любое время', times: {} },
  { value: '-10:00', title: 'До 10:00', times: { time_to: '10:00' } },
  { value: '12:00-14:00', title: 'В обед, 12–14', times: { time_from: '12:00', time_to: '14:00' } },
  { value: '18:00-', title: 'После 18:00', times: { time_from: '18:00' } },
] as const;
const PATIENT_TITLES = { adults: 'Взрослых', children: 'Детей' };
export const FUNDING_TITLES = {
  osms: 'По ОСМС бесплатно',
  dms: 'По ДМС',
  paid: 'Платно',
} as const satisfies Record<Funding, string>;
const FORMAT_TITLES = { clinic: 'В клинике', online: 'Онлайн', home: 'На дому' } as const;
const QUALIFICATION_TITLES = { highest: 'Высшая', first: 'Первая', second: 'Вторая' };
const GENDER_TITLES = { female: 'Женщина', male: 'Мужчина' };
const EXPERIENCE_STEPS = [
  { value: 'any', title: 'Любой', from: 0 },
  { value: '5', title: 'От 5 лет', from: 5 },
  { value: '10', title: 'От 10 лет', from: 10 },
  { value: '15', title: 'От 15 лет', from: 15 },
] as const;
const CATEGORIES = ['', ...Object.keys(QUALIFICATION_TITLES)];

/**
 * Counts the options of each filter while all other filters apply. With another service, format or
 * specialisation a doctor may have another offer. The other filters then check this offer.
 */
export function doctorFacets(search: DoctorSearch, request: SearchFiltersRequest): Facets {
  const { db } = search;
  const candidates = search.candidates();
  const but = (filter: Parameters<DoctorSearch['passes']>[1]): Candidate[] =>
    candidates.filter((one) => search.passes(one, filter));
  const linksBut = ({ offers }: Candidate, filter: string): (DoctorServiceLink | null)[] =>
    offers.filter(({ misses }) => isOnly(misses, filter)).map(({ link }) => link);

  const specialisations = countValues(
    candidates.filter(({ misses }) => isOnly(misses, 'specialisations')),
    ({ entry }) => entry.doctor.specialisation_ids.filter((id) => search.passesAs(entry, id)),
  );
  const services = countValues(
    candidates.filter(({ misses }) => isOnly(misses, 'services')),
    ({ entry }) => {
      if (!search.weighsOffers) return entry.serviceIds;
      const given = entry.links.filter((link) => search.missesOf(entry, link).length === 0);
      return new Set(given.map(({ service_id }) => service_id));
    },
  );
  const districts = countValues(
    but('districts'),
    (one) => new Set(linksBut(one, 'districts').flatMap((link) => search.districtsOf(one.entry, link))),
  );
  const formats = search.weighsOffers
    ? new Map((['clinic', 'online', 'home'] as const).map((format) => [format, search.countInFormat(format)]))
    : countValues(but('formats'), ({ entry }) => entry.formats);
  return {
    ...timeOptions(search.filters.times, but('when'), (one, times) => search.earliest(one, times) < Infinity),
    specialisations: directoryOptions(db.specialisations.all(), specialisations, request.specialisations),
    services: directoryOptions(db.services.all(), services, request.services),
    districts: directoryOptions(districtsOf(db, request.city_id ?? null), districts, request.districts),
    patients: fixedOptions(
      PATIENT_TITLES,
      countValues(but('patients'), ({ entry }) => patientsOf(entry.doctor)),
    ),
    facts: factOptions(
      search.filters.facts,
      but('facts').map(({ entry }) => entry.facts),
    ),
    funding: fixedOptions(FUNDING_TITLES, new Map(Object.values(Funding).map((one) => [one, search.countBy(one)]))),
    formats: fixedOptions(FORMAT_TITLES, formats),
    qualifications: fixedOptions(
      QUALIFICATION_TITLES,
      countValues(but('qualifications'), ({ entry }) => [CATEGORIES[entry.doctor.category_id ?? 0] ?? '']),
    ),
    genders: fixedOptions(
      GENDER_TITLES,
      countValues(but('gender'), ({ entry }) => [entry.doctor.gender]),
    ),
    ratings: stepOptions(
      RATING_STEPS,
      but('rating').map(({ entry }) => entry.doctor.rating ?? 0),
    ),
    experience: stepOptions(
      EXPERIENCE_STEPS,
      but('experience').map(({ entry }) => search.experience(entry)),
    ),
    price: priceRange(
      but('price').flatMap((one) => linksBut(one, 'price').flatMap((link) => (link && search.priceOf(link)) || [])),
    ),
  };
}

/**
 * Counts the options of the filters for days and hours, among doctors or clinics that pass all
 * other filters.
 */
export function timeOptions<Item>(
  { when, date_from, date_to, time_from, time_to }: TimesRequest,
  items: readonly Item[],
  isFreeIn: (item: Item, times: TimesRequest) => boolean,
): Pick<Facets, 'when' | 'hours'> {
  const isFree = (item: Item, times: TimesRequest): boolean => isAnyTime(times) || isFreeIn(item, times);
  const days = countValues(items, (item) =>
    Object.values(SearchWhen).filter((value) => isFree(item, { when: value, time_from, time_to })),
  );
  const hours = countValues(items, (item) =>
    HOURS.filter(({ times }) => isFree(item, { when, date_from, date_to, ...times })).map(({ value }) => value),
  );
  return {
    when: fixedOptions(WHEN_TITLES, days),
    hours: fixedOptions(Object.fromEntries(HOURS.map(({ value, title }) => [value, title])), hours),
  };
}
