import type { ClinicFull } from '#generated/models/clinic-full.ts';
import type { FilialHoliday } from '#generated/models/filial-holiday.ts';
import type { Filial as FilialBody } from '#generated/models/filial.ts';
import type { Photo } from '#generated/models/photo.ts';
import type { Sampling } from '#generated/models/sampling.ts';
import { dateOf, dayOf, textOfEpoch, weekdayOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { samplingHours, takesByAppointment } from '../../db/filial-offers.ts';
import { filialOn } from '../../db/filial-on.ts';
import { closedReason } from '../../db/holidays.ts';
import { openingHours, placeHours, priceFrom } from '../../db/lookup.ts';
import { pick } from '../../db/pick.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import type { Clinic, Filial } from '../../db/types/place.ts';
import { photosOf } from '../../rules/clinic/photos.ts';
import { nearestSampling } from '../../slots/sampling-times.ts';
import { checkedView, filialBrief, namedSpecialisations } from './place.ts';

/** @param filials open filials, the main one first */
export function clinicFullView(
  db: Db,
  clinic: Clinic,
  filials: readonly [Filial, ...Filial[]],
  doctors: readonly Doctor[],
): ClinicFull {
  return {
    ...pick(clinic, 'id', 'slug', 'title', 'short_title', 'logo'),
    ...pick(clinic, 'description', 'rating', 'reviews_count', 'work_start_year'),
    ...checkedView(clinic),
    legal_name: clinic.jur_name,
    type: db.clinic_types.require(clinic.type_id).title,
    filials_count: filials.length,
    doctors_count: doctors.length,
    price_from: lowestPrice(db, filials),
    parameters: parametersOf(db, clinic.parameter_ids),
    specialisations: namedSpecialisations(db, specialisationsOf(doctors)),
    photos: [
      ...[photoOf(filials[0])].filter((photo) => photo !== null),
      ...photosOf(db, clinic.id, null).map(({ path, alt }) => ({ path, alt })),
    ].slice(0, 20),
    main_filial: filialBrief(db, filials[0].id),
  };
}

/** Ids of the doctors' specialisations, most frequent first. */
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
    hours: placeHours(filial.hours),
    sampling: samplingView(db, filial, now),
    doctors_count: doctorsCount,
    photo: photoOf(filial),
    photos: photosOf(db, filial.clinic_id, filial.id).map(({ path, alt }) => ({ path, alt })),
    payment_methods: [...(filial.payment_methods ?? [])],
    description: filial.description ?? null,
    parameters: parametersOf(db, filial.parameter_ids ?? db.clinics.require(filial.clinic_id).parameter_ids),
    closed_days: closedDaysOf(filial, now),
  };
}

function parametersOf(db: Db, ids: readonly number[]) {
  return ids.map((id) => ({ id, title: db.clinic_parameters.require(id).title }));
}

const DAYS_TOLD = 60;

/** Dates when the filial is closed in spite of its weekly hours. */
function closedDaysOf(filial: Filial, now: number): FilialHoliday[] {
  const today = dayOf(textOfEpoch(now).slice(0, 10));
  return Array.from({ length: DAYS_TOLD }, (_, ahead) => today + ahead).flatMap((day) => {
    const reason = (filialOn(filial, day).hours[weekdayOf(day)] ?? null) === null ? null : closedReason(filial, day);
    return reason === null ? [] : [{ date: dateOf(day), reason }];
  });
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

/** Lowest price of a first consultation in KZT; null if none can be booked. */
export function lowestPrice(db: Db, filials: readonly Filial[]): number | null {
  const prices = filials
    .flatMap(({ id }) => db.doctors.find('filial', id))
    .map((doctor) => priceFrom(db, doctor.id))
    .filter((price) => price !== null);
  return prices.length === 0 ? null : Math.min(...prices);
}
