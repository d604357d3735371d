import type { Random } from '#mocks/db/random.ts';
import type { Filial, WeekHours } from '#mocks/db/types/place.ts';
import { filialFacade } from '#mocks/pictures/names.ts';
import type { CityFacts } from '../dictionaries/cities.ts';
import type { ClinicProfile } from '../dictionaries/clinic-profiles.ts';
import { DISTRICTS } from '../dictionaries/districts.ts';
import { FILIAL_HOURS, LABORATORY_HOURS, ROUND_THE_CLOCK } from '../dictionaries/opening-hours.ts';
import { streetsOf, type Street } from '../dictionaries/streets.ts';
import { drawName as drawPersonName } from '../names.ts';
import { filialPhone } from '../phone-numbers.ts';
import { toSlug } from '../translit.ts';

export interface FilialPlan {
  readonly id: number;
  readonly clinicId: number;
  readonly title: string;
  readonly shortTitle: string;
  /** True if the clinic has no other filial. The filial then has the clinic's name. */
  readonly isOnly: boolean;
  readonly profile: ClinicProfile;
  readonly city: CityFacts;
}

const districtBySlug = new Map(DISTRICTS.map((row) => [row.slug, row]));
const FLOORS = [null, null, '1-й этаж', '1-й этаж', '2-й этаж', '2-й этаж', '3-й этаж', '4-й этаж', 'вход со двора'];

function drawHours(random: Random, profile: ClinicProfile): WeekHours {
  if (profile.key === 'lab') return LABORATORY_HOURS;
  if (profile.key === 'multi' && random.chance(0.08)) return ROUND_THE_CLOCK;
  return FILIAL_HOURS[random.weighted(FILIAL_HOURS.map((one) => one.weight))]?.hours ?? ROUND_THE_CLOCK;
}

/** Generates a filial, if possible on a street where the clinic has no other filial. */
export function makeFilial(plan: FilialPlan, random: Random, siblings: readonly Filial[]): Filial {
  const { city, profile } = plan;
  const streets = streetsOf(city.id);
  const isFree = (street: Street): boolean => siblings.every((one) => !one.address.startsWith(street.address));
  const unused = streets.filter(isFree);
  const street = random.pick(unused.length > 0 ? unused : streets);
  const district = street.district === null ? undefined : districtBySlug.get(street.district);
  const centre = district ?? city;
  const spread = district === undefined ? 0.02 : 0.008;
  const house = `${random.int(2, street.address.includes('мкр') ? 60 : 240)}${random.chance(0.12) ? `/${random.int(1, 5)}` : ''}`;
  const contact = drawPersonName(random, random.chance(0.75) ? 'female' : 'male');
  return {
    id: plan.id,
    clinic_id: plan.clinicId,
    city_id: city.id,
    district_id: district?.id ?? null,
    type_id: profile.type_id,
    title: plan.isOnly ? plan.title : `${plan.shortTitle} ${street.filial}`,
    short_title: plan.isOnly ? plan.shortTitle : `${plan.shortTitle} ${street.filial}`,
    address: `${street.address}, ${house}`,
    directions: random.pick(FLOORS),
    lat: round(centre.lat + (random.next() - 0.5) * 2 * spread),
    lng: round(centre.lng + (random.next() - 0.5) * 2.6 * spread),
    phone: filialPhone(city.area_code, plan.id),
    email: `info${siblings.length === 0 ? '' : siblings.length + 1}@${toSlug(plan.shortTitle)}-${city.slug}.example`,
    contact_person: `${contact.second_name} ${contact.first_name}`,
    hours: drawHours(random, profile),
    closed_on_holidays: true,
    state: 'open',
    opens_on: null,
    price_level: Math.round(city.price_level * (0.88 + random.next() * 0.24) * 100) / 100,
    menu: profile.menu,
    facade: filialFacade(profile.key, plan.id),
  };
}

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
