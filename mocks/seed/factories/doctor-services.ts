import { chanceOf, Random } from '#mocks/db/random.ts';
import type { Doctor, DoctorServiceLink } from '#mocks/db/types/doctor.ts';
import type { Filial } from '#mocks/db/types/place.ts';
import type { ServiceRow } from '#mocks/db/types/reference.ts';
import { consultationOf, proceduresOf } from '../dictionaries/services.ts';
import { specialisationById } from '../dictionaries/specialisations.ts';

const PURPOSE = 31;
const PROCEDURE_SHARE = 0.5;
const MAX_PROCEDURES = 4;

/** Price within the service's range by the level of doctor and filial, rounded to 500 KZT. */
function priceOf(service: ServiceRow, level: number, standing: number): number {
  const exact = (service.price_from + (service.price_to - service.price_from) * standing) * level;
  return Math.max(service.visit_order === null ? 1000 : 4000, Math.round(exact / 500) * 500);
}

/** Doctor's position in price ranges: 0 is the lowest price, 1 the highest. */
function standingOf(doctor: Doctor, random: Random): number {
  const category =
    doctor.category_id === 1 ? 0.34 : doctor.category_id === 2 ? 0.18 : doctor.category_id === 3 ? 0.08 : 0;
  return Math.min(1, category + (doctor.degree_id === null ? 0 : 0.12) + random.next() * 0.55);
}

/** Services that a doctor offers in every filial, the first consultation first. */
function servicesOf(doctor: Doctor, random: Random): ServiceRow[] {
  const [main = 1, ...others] = doctor.specialisation_ids;
  const sorts = [
    'first',
    'repeat',
    ...(doctor.is_online ? (['online'] as const) : []),
    ...(doctor.is_home_visit ? (['home'] as const) : []),
  ] as const;
  const wanted = [
    ...sorts.map((sort) => consultationOf(main, sort)),
    ...others.map((id) => consultationOf(id, 'first')),
  ];
  const procedures = doctor.specialisation_ids
    .flatMap((id) => proceduresOf(id))
    .filter(() => random.chance(PROCEDURE_SHARE));
  const distinct = new Set([
    ...wanted.filter((service) => service !== undefined),
    ...procedures.slice(0, MAX_PROCEDURES),
  ]);
  return [...distinct];
}

/**
 * Duration in minutes. A repeat visit takes at most half an hour, except in specialisations with
 * sessions of an hour.
 */
function lengthOf(service: ServiceRow, firstMinutes: number): number {
  if (service.visit_order === null) return service.duration_minutes;
  return firstMinutes >= 50 ? firstMinutes : Math.min(firstMinutes, 30);
}

export interface ServicesOfDoctor {
  readonly links: DoctorServiceLink[];
  /** Minutes of a first consultation and of a slot. */
  readonly minutes: number;
}

/** Prices and services of a hero, which are not random. */
export interface FixedTerms {
  readonly minutes: number;
  /** Price of the first consultation in KZT. */
  readonly price: number;
  /** Services that the doctor always offers. */
  readonly gives: readonly ServiceRow[];
}

/** Creates a doctor's services in each filial, with prices. */
export function makeDoctorServices(
  doctor: Doctor,
  filials: readonly Filial[],
  firstId: number,
  fixed?: FixedTerms,
): ServicesOfDoctor {
  const random = new Random(doctor.id, PURPOSE);
  const main = specialisationById(doctor.specialisation_ids[0] ?? 1);
  const minutes = fixed?.minutes ?? random.pick(main.minutes);
  const standing = standingOf(doctor, random);
  const services = new Set([...servicesOf(doctor, random), ...(fixed?.gives ?? [])]);
  const links: DoctorServiceLink[] = [];
  for (const filial of filials) {
    for (const service of services) {
      const isMainFirst = service.visit_order === 'first' && service.specialisation_ids[0] === main.id;
      // A small random part by service makes price lists different.
      const own = (chanceOf(doctor.id, service.id) - 0.5) * 0.2;
      links.push({
        id: firstId + links.length,
        doctor_id: doctor.id,
        filial_id: filial.id,
        service_id: service.id,
        price:
          fixed !== undefined && isMainFirst
            ? fixed.price
            : priceOf(service, filial.price_level, Math.min(1, Math.max(0, standing + own))),
        duration_minutes: isMainFirst ? minutes : lengthOf(service, minutes),
        is_visible: true,
      });
    }
  }
  return { links, minutes };
}
