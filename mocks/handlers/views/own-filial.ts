import type { FilialNewTime } from '#generated/models/filial-new-time.ts';
import type { FilialNextHours } from '#generated/models/filial-next-hours.ts';
import type { FilialProfile } from '#generated/models/filial-profile.ts';
import type { FilialStep } from '#generated/models/filial-step.ts';
import type { FilialSummary } from '#generated/models/filial-summary.ts';
import type { FilialTouchedVisit } from '#generated/models/filial-touched-visit.ts';
import type { PlacePhoto } from '#generated/models/place-photo.ts';
import { dayOf, momentOf, momentOfText, textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { filialOffers } from '../../db/filial-offers.ts';
import { closedReason } from '../../db/holidays.ts';
import { fullName, placeHours } from '../../db/lookup.ts';
import { pick } from '../../db/pick.ts';
import type { Filial, PlacePhotoRow } from '../../db/types/place.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { visitNumber } from '../../db/visit-number.ts';
import { ratingIn } from '../../rules/clinic/figures.ts';
import { photosOf } from '../../rules/clinic/photos.ts';
import { notCancelledOn, occupancyPercent } from '../../rules/occupancy.ts';
import { phoneOf, visitPersonView } from './visit.ts';

export function filialProfileView(db: Db, filial: Filial, now: number): FilialProfile {
  const today = textOfEpoch(now).slice(0, 10);
  const clinic = db.clinics.require(filial.clinic_id);
  return {
    ...pick(filial, 'id', 'title', 'type_id', 'contact_person', 'phone', 'email', 'city_id'),
    ...pick(filial, 'district_id', 'address', 'directions', 'closed_on_holidays', 'state', 'opens_on'),
    clinic_slug: clinic.slug,
    short_title: filial.short_title === filial.title ? null : filial.short_title,
    district: filial.district_id === null ? null : db.districts.require(filial.district_id).title,
    location: { lat: filial.lat, lng: filial.lng },
    hours: placeHours(filial.hours),
    holidays: (filial.closed_days ?? []).filter(({ date }) => date >= today).map((day) => ({ ...day })),
    parameter_ids: [...(filial.parameter_ids ?? clinic.parameter_ids)],
    payment_methods: [...(filial.payment_methods ?? [])],
    description: filial.description ?? null,
    photos: photosOf(db, filial.clinic_id, filial.id).map(placePhotoView),
    closes_on: closesOn(filial),
    next_hours: nextHours(filial),
    missing: missingSteps(db, filial),
  };
}

function closesOn({ announced }: Filial): string | null {
  return announced?.state === 'closed' ? announced.date : null;
}

function nextHours({ announced }: Filial): FilialNextHours | null {
  return announced?.hours === undefined ? null : { date_from: announced.date, hours: placeHours(announced.hours) };
}

export function placePhotoView({ id, filial_id, path, alt }: PlacePhotoRow): PlacePhoto {
  return { id, filial_id, path, alt };
}

export function filialSummary(db: Db, filial: Filial, now: number): FilialSummary {
  const today = textOfEpoch(now).slice(0, 10);
  const visits = db.visits.find('filial', filial.id);
  const held = notCancelledOn(visits, today);
  return {
    ...pick(filial, 'id', 'title', 'address', 'phone', 'state', 'opens_on'),
    city: db.cities.require(filial.city_id).title,
    doctors_count: db.doctors.find('filial', filial.id).length,
    visits_today: held.length,
    visits_over: held.filter(({ ends_at }) => momentOfText(ends_at) <= momentOf(now)).length,
    pending_count: visits.filter((visit) => isWaiting(visit, now)).length,
    occupancy_percent: occupancyPercent(db, db.working_hours.find('filial', filial.id), today, held),
    closes_on: closesOn(filial),
    hours: placeHours(filial.hours),
    closed_today: closedReason(filial, dayOf(today)),
    ...ratingIn(db, [filial]),
    services_count: filialOffers(db, filial).length,
    missing: missingSteps(db, filial),
  };
}

/** Whether a visit is in the future and waits for confirmation. */
export function isWaiting({ status, starts_at }: VisitRow, now: number): boolean {
  return status === 'pending' && Date.parse(starts_at) > now;
}

function missingSteps(db: Db, filial: Filial): FilialStep[] {
  const steps: Readonly<Record<FilialStep, boolean>> = {
    hours: filial.hours.some((day) => day !== null),
    doctors: db.working_hours.find('filial', filial.id).length > 0,
    prices: filialOffers(db, filial).length > 0,
    photos: filial.facade !== null || photosOf(db, filial.clinic_id, filial.id).length > 0,
    description: (filial.description ?? null) !== null,
  };
  return (Object.keys(steps) as FilialStep[]).filter((step) => !steps[step]);
}

export function filialTouchedVisitView(db: Db, visit: VisitRow, new_times: FilialNewTime[]): FilialTouchedVisit {
  return {
    ...pick(visit, 'id', 'status', 'starts_at', 'ends_at', 'doctor_id', 'service_title', 'funding'),
    number: visitNumber(visit.id),
    doctor_name: visit.doctor_id === null ? null : fullName(db.doctors.require(visit.doctor_id)),
    person_name: visitPersonView(db, visit).full_name,
    phone: phoneOf(db, visit),
    new_times,
  };
}
