import type { OpeningHours } from '#generated/models/opening-hours.ts';
import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import type { Weekday } from '#generated/models/weekday.ts';
import { clockOf } from './calendar.ts';
import type { Db } from './db.ts';
import { NO_WISH, offerRank } from './offers.ts';
import type { Doctor, DoctorServiceLink } from './types/doctor.ts';
import type { WeekHours } from './types/place.ts';

/** Weekdays from Monday, in the order of a `WeekHours`. */
export const WEEKDAYS: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/** Returns a doctor's services that patients see, in all filials. */
export function visibleLinks(db: Db, doctorId: number): readonly DoctorServiceLink[] {
  return db.doctor_services.find('doctor', doctorId).filter((link) => link.is_visible);
}

/** Returns a doctor's service in a filial for a request that names no service. */
export function firstConsultation(db: Db, doctorId: number, filialId: number): DoctorServiceLink | undefined {
  const main = db.doctors.get(doctorId)?.specialisation_ids[0];
  let best: DoctorServiceLink | undefined;
  let bestRank = 0;
  for (const link of db.doctor_services.find('doctor', doctorId)) {
    if (link.filial_id !== filialId || !link.is_visible) continue;
    const rank = offerRank(db.services.require(link.service_id), main, NO_WISH);
    if (rank > bestRank) {
      best = link;
      bestRank = rank;
    }
  }
  return best;
}

/**
 * Lowest price of the doctor's first consultation, in KZT; null if the doctor has no first
 * consultation that the patient can pay for.
 */
export function priceFrom(db: Db, doctorId: number): number | null {
  let lowest: number | null = null;
  for (const filialId of db.doctors.get(doctorId)?.filial_ids ?? []) {
    const { price, funding } = firstConsultation(db, doctorId, filialId) ?? {};
    if (funding?.includes('paid') === false) continue;
    if (price !== undefined && (lowest === null || price < lowest)) lowest = price;
  }
  return lowest;
}

/** Converts a week to the contract's format, which omits days off. */
export function openingHours(week: WeekHours): OpeningHours[] {
  return WEEKDAYS.flatMap((weekday, index) => {
    const hours = week[index];
    // HH:MM cannot express midnight at the end of a day, so 23:59 stands for it.
    return hours === null || hours === undefined
      ? []
      : [{ weekday, from: clockOf(hours.from), to: clockOf(Math.min(hours.to, 1439)) }];
  });
}

/** Converts a filial's week to the contract's format, with breaks. */
export function placeHours(week: WeekHours): OpeningHours[] {
  return openingHours(week).map((day) => {
    const breaks = week[WEEKDAYS.indexOf(day.weekday)]?.breaks ?? [];
    if (breaks.length === 0) return day;
    return { ...day, breaks: breaks.map(({ from, to }) => ({ from: clockOf(from), to: clockOf(to) })) };
  });
}

export function experienceYears(doctor: Pick<Doctor, 'experience_since'>, today: string): number {
  return Math.max(0, Number(today.slice(0, 4)) - doctor.experience_since);
}

/** Joins surname, first name and patronymic: «Серикова Айгуль Маратовна». */
export function fullName(person: {
  readonly first_name: string;
  readonly second_name: string;
  readonly third_name: string | null;
}): string {
  return [person.second_name, person.first_name, person.third_name]
    .filter((part) => part !== null && part !== '')
    .join(' ');
}

export function patientsOf(doctor: Pick<Doctor, 'accepts_adults' | 'accepts_children'>): PatientGroup[] {
  return [
    ...(doctor.accepts_adults ? ['adults' as const] : []),
    ...(doctor.accepts_children ? ['children' as const] : []),
  ];
}

export function formatsOf(doctor: Pick<Doctor, 'is_online' | 'is_home_visit'>): VisitFormat[] {
  return [
    'clinic',
    ...(doctor.is_online ? ['online' as const] : []),
    ...(doctor.is_home_visit ? ['home' as const] : []),
  ];
}
