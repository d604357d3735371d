import type { ClinicDirectoryDoctor } from '#generated/models/clinic-directory-doctor.ts';
import type { ClinicDoctorBinding } from '#generated/models/clinic-doctor-binding.ts';
import type { ClinicDoctorFull } from '#generated/models/clinic-doctor-full.ts';
import type { ClinicDoctor } from '#generated/models/clinic-doctor.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { experienceYears, openingHours } from '../../db/lookup.ts';
import type { Doctor, DoctorServiceLink, WorkingHours } from '../../db/types/doctor.ts';
import { visitsAhead, type Binding } from '../../rules/bindings.ts';
import type { Membership } from '../../rules/clinic/doctors.ts';
import { servicesOf } from '../../rules/doctor/service-links.ts';
import { notCancelledOn, occupancyPercent } from '../../rules/occupancy.ts';
import { serviceLinkView } from './doctor-profile.ts';
import { visitDoctorView } from './doctor.ts';

/** View of a clinic's doctor with hours, services and occupancy in its filials. */
export function clinicDoctorView(db: Db, { doctor, state, bindings }: Membership, now: number): ClinicDoctor {
  const filialIds = bindings.map(({ filial_id }) => filial_id);
  const isHere = ({ filial_id }: { readonly filial_id: number }): boolean => filialIds.includes(filial_id);
  const hours = db.working_hours.find('doctor', doctor.id).filter(isHere);
  const today = textOfEpoch(now).slice(0, 10);
  const services = db.doctor_services.find('doctor', doctor.id).filter(isHere);
  return {
    ...visitDoctorView(db, doctor),
    third_name: doctor.third_name,
    email: db.users.find('doctor', doctor.id)[0]?.email ?? null,
    filial_ids: bindings.filter((binding) => binding.state === state).map(({ filial_id }) => filial_id),
    state,
    bindings: bindings.map((binding) => bindingView(db, binding, now)),
    services_count: new Set(services.map(({ service_id }) => service_id)).size,
    weekly_minutes: hours.reduce((sum, place) => sum + weeklyMinutes(place), 0),
    visits_ahead: visitsAhead(db, doctor.id, filialIds, now).length,
    occupancy_percent: occupancyPercent(
      db,
      hours,
      today,
      notCancelledOn(db.visits.find('doctor', doctor.id).filter(isHere), today),
    ),
    rating: doctor.rating,
    reviews_count: doctor.reviews_count,
  };
}

export function clinicDoctorFullView(db: Db, member: Membership, now: number): ClinicDoctorFull {
  const { doctor, bindings } = member;
  const isHere = ({ filial_id }: { readonly filial_id: number }): boolean =>
    bindings.some((binding) => binding.filial_id === filial_id);
  return {
    ...clinicDoctorView(db, member, now),
    phone: db.doctor_contacts.get(doctor.id)?.phone ?? null,
    experience_years: experienceYears(doctor, db.meta.today),
    services: servicesHere(db, member).map((link) => serviceLinkView(db, link, now)),
    reception: db.working_hours
      .find('doctor', doctor.id)
      .filter(isHere)
      .map(({ filial_id, room, days }) => ({ filial_id, room, hours: openingHours(days) })),
  };
}

/** The doctor's services in the filials of the clinic, in the doctor's order. */
export function servicesHere(db: Db, { doctor, bindings }: Membership): DoctorServiceLink[] {
  return servicesOf(db, doctor).filter(({ filial_id }) => bindings.some((binding) => binding.filial_id === filial_id));
}

/**
 * View of a doctor after the clinic declined the doctor's request. The clinic's list no longer
 * contains this doctor.
 */
export function declinedDoctorView(db: Db, doctor: Doctor, declined: Binding, now: number): ClinicDoctor {
  return clinicDoctorView(db, { doctor, state: 'declined', bindings: [declined] }, now);
}

export function directoryDoctorView(
  db: Db,
  doctor: Doctor,
  state: ClinicDirectoryDoctor['state'],
): ClinicDirectoryDoctor {
  const clinics = new Set(doctor.filial_ids.map((id) => db.filials.require(id).clinic_id));
  return {
    ...visitDoctorView(db, doctor),
    third_name: doctor.third_name,
    experience_years: experienceYears(doctor, db.meta.today),
    city: db.cities.require(doctor.city_id).title,
    clinics: [...clinics].map((id) => db.clinics.require(id).title),
    state,
  };
}

function bindingView(db: Db, { doctor_id, ...binding }: Binding, now: number): ClinicDoctorBinding {
  return { ...binding, visits_ahead: visitsAhead(db, doctor_id, [binding.filial_id], now).length };
}

function weeklyMinutes({ days }: WorkingHours): number {
  return days.reduce((sum, day) => {
    if (day === null) return sum;
    return sum + day.to - day.from - day.breaks.reduce((pauses, pause) => pauses + pause.to - pause.from, 0);
  }, 0);
}
