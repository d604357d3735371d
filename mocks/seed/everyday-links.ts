import type { Db } from '#mocks/db/db.ts';
import { chanceOf, Random } from '#mocks/db/random.ts';
import type { Doctor } from '#mocks/db/types/doctor.ts';
import type { ServiceRow } from '#mocks/db/types/reference.ts';
import { EVERYDAY } from './dictionaries/services.ts';
import { HERO_DOCTORS } from './heroes/doctors.ts';

const PURPOSE = 32;
const SHARE = 0.6;

/**
 * Adds everyday services to doctors. It runs last, so the rest of the seed does not depend on it.
 */
export function seedEverydayLinks(db: Db): void {
  const heroes = new Set(HERO_DOCTORS.map(({ id }) => id));
  for (const doctor of db.doctors.all()) {
    if (heroes.has(doctor.id)) continue;
    const random = new Random(doctor.id, PURPOSE);
    const given = EVERYDAY.filter((service) => random.chance(SHARE) && isGivenBy(service, doctor));
    for (const filialId of doctor.filial_ids) {
      for (const service of given) {
        const { price_from: from, price_to: to, duration_minutes } = service;
        const exact = (from + (to - from) * chanceOf(doctor.id, service.id)) * db.filials.require(filialId).price_level;
        db.doctor_services.seed({
          id: db.doctor_services.nextId(),
          doctor_id: doctor.id,
          filial_id: filialId,
          service_id: service.id,
          price: Math.round(exact / 500) * 500,
          duration_minutes,
          is_visible: true,
        });
      }
    }
  }
}

function isGivenBy({ format, specialisation_ids }: ServiceRow, doctor: Doctor): boolean {
  if (format === 'home' && !doctor.is_home_visit) return false;
  return doctor.specialisation_ids.some((id) => specialisation_ids.includes(id));
}
