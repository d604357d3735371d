import type { ClinicFull } from '#generated/models/clinic-full.ts';
import type { Filial as FilialBody } from '#generated/models/filial.ts';
import type { Photo } from '#generated/models/photo.ts';
import type { Sampling } from '#generated/models/sampling.ts';
import type { Db } from '../../db/db.ts';
import { samplingHours, takesByAppointment } from '../../db/filial-offers.ts';
import { openingHours, priceFrom } from '../../db/lookup.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import type { Clinic, Filial } from '../../db/types/place.ts';
import { nearestSampling } from '../../slots/sampling-times.ts';
import { filialBrief, namedSpecialisations } from './place.ts';

/** @param filials the open ones, the main one first. */
export function clinicFullView(
  db: Db,
  clinic: Clinic,
  filials: readonly [Filial, ...Filial[]],
  doctors: readonly Doctor[],
): ClinicFull {
  return {
    id: clinic.id,
    slug: clinic.slug,
    title: clinic.title,
    short_title: clinic.short_title,
    legal_name: clinic.jur_name,
    logo: clinic.logo,
    type: db.clinic_types.require(clinic.type_id).title,
    description: clinic.description,
    rating: clinic.rating,
    reviews_count: clinic.reviews_count,
    filials_count: filials.length,
    doctors_count: doctors.length,
    price_from: lowestPrice(db, filials),
    work_start_year: clinic.work_start_year,
    parameters: clinic.parameter_ids.map((id) => {
      const { title } = db.clinic_parameters.require(id);
      return { id, title };
    }),
    specialisations: namedSpecialisations(db, specialisationsOf(doctors)),
    photos: [photoOf(filials[0])].filter((photo) => photo !== null),
    main_filial: filialBrief(db, filials[0].id),
  };
}

/** Ids of what these doctors are, the most frequent first. */
export function specialisationsOf(doctors: readonly Doctor[]): number[] {
  const groups = Map.groupBy(
    doctors.flatMap(({ specialisation_ids }) => specialisation_ids),
    (id) => id,
  );
  return [...groups].toSorted(([a, as], [b, bs]) => bs.length - as.length || a - b).map(([id]) => id);
}

export function filialView(db: Db, filial: Filial, doctorsCount: number, now: number): FilialBody {
  const { id, title, address, directions, district, city, phone, location } = filialBrief(db, filial.id);
  return {
    id,
    title,
    address,
    directions: directions ?? null,
    district: district ?? null,
    city,
    phone,
    ...(location && { location }),
    type: db.clinic_types.require(filial.type_id).title,
    email: filial.email,
    hours: openingHours(filial.hours),
    sampling: samplingView(db, filial, now),
    doctors_count: doctorsCount,
    photo: photoOf(filial),
  };
}

function samplingView(db: Db, filial: Filial, now: number): Sampling | null {
  const hours = samplingHours(db, filial);
  if (hours === null) return null;
  return {
    appointment: takesByAppointment(filial) ? 'filial' : 'none',
    hours: openingHours(hours),
    nearest_starts_at: nearestSampling(db, { filial, now }),
  };
}

function photoOf({ facade, title }: Filial): Photo | null {
  return facade === null ? null : { path: facade, alt: `${title} снаружи` };
}

/** Lowest price of a first consultation, KZT; null when none can be booked. */
export function lowestPrice(db: Db, filials: readonly Filial[]): number | null {
  const prices = filials
    .flatMap(({ id }) => db.doctors.find('filial', id))
    .map((doctor) => priceFrom(db, doctor.id))
    .filter((price) => price !== null);
  return prices.length === 0 ? null : Math.min(...prices);
}
