import type { ClinicDoctor } from '#generated/models/clinic-doctor.ts';
import type { ClinicProfile } from '#generated/models/clinic-profile.ts';
import type { FilialProfile } from '#generated/models/filial-profile.ts';
import type { FilialSummary } from '#generated/models/filial-summary.ts';
import type { Db } from '../../db/db.ts';
import { openingHours } from '../../db/lookup.ts';
import type { Clinic, Filial } from '../../db/types/place.ts';
import type { Membership } from '../../rules/clinic/doctors.ts';
import { heldOn, occupancyPercent } from '../../rules/occupancy.ts';
import { visitDoctorView } from './doctor.ts';

export function clinicProfileView(clinic: Clinic): ClinicProfile {
  return {
    id: clinic.id,
    slug: clinic.slug,
    title: clinic.title,
    short_title: ownShortTitle(clinic),
    bin: clinic.bin,
    jur_name: clinic.jur_name,
    jur_address: clinic.jur_address,
    work_start_year: clinic.work_start_year,
    logo: clinic.logo,
    description: clinic.description === '' ? null : clinic.description,
    clinic_type_id: clinic.type_id,
    parameter_ids: [...clinic.parameter_ids],
    settings: { ...clinic.settings },
  };
}

export function filialProfileView(db: Db, filial: Filial): FilialProfile {
  return {
    id: filial.id,
    title: filial.title,
    short_title: ownShortTitle(filial),
    type_id: filial.type_id,
    contact_person: filial.contact_person,
    phone: filial.phone,
    email: filial.email,
    city_id: filial.city_id,
    district: filial.district_id === null ? null : db.districts.require(filial.district_id).title,
    address: filial.address,
    directions: filial.directions,
    hours: openingHours(filial.hours),
  };
}

/** @param today YYYY-MM-DD */
export function filialSummary(db: Db, filial: Filial, today: string): FilialSummary {
  const visits = db.visits.find('filial', filial.id);
  const held = heldOn(visits, today);
  return {
    id: filial.id,
    title: filial.title,
    address: filial.address,
    city: db.cities.require(filial.city_id).title,
    phone: filial.phone,
    doctors_count: db.doctors.find('filial', filial.id).length,
    visits_today: held.length,
    pending_count: visits.filter(({ status }) => status === 'pending').length,
    occupancy_percent: occupancyPercent(db.working_hours.find('filial', filial.id), today, held),
  };
}

/** A doctor as a member of the clinic; the occupancy is that of its own filials. @param today YYYY-MM-DD */
export function clinicDoctorView(db: Db, { doctor, state, filial_ids }: Membership, today: string): ClinicDoctor {
  const isHere = ({ filial_id }: { readonly filial_id: number }): boolean => filial_ids.includes(filial_id);
  return {
    ...visitDoctorView(db, doctor),
    third_name: doctor.third_name,
    filial_ids: [...filial_ids],
    state,
    occupancy_percent: occupancyPercent(
      db.working_hours.find('doctor', doctor.id).filter(isHere),
      today,
      heldOn(db.visits.find('doctor', doctor.id).filter(isHere), today),
    ),
    rating: doctor.rating,
    reviews_count: doctor.reviews_count,
  };
}

/** Without a short title of its own the full one stands in its place. */
function ownShortTitle({ title, short_title }: Pick<Clinic, 'title' | 'short_title'>): string | null {
  return short_title === title ? null : short_title;
}
