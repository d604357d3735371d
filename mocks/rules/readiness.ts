import type { ClinicReadiness } from '#generated/models/clinic-readiness.ts';
import type { DoctorReadiness } from '#generated/models/doctor-readiness.ts';
import type { ReadinessStepState } from '#generated/models/readiness-step-state.ts';
import type { Db } from '../db/db.ts';
import type { Doctor } from '../db/types/doctor.ts';
import type { Clinic, Filial } from '../db/types/place.ts';
import { isPublicClinic, isPublicFilial } from './identity.ts';
import { inOrder } from './published-clinic.ts';

/** Finished steps of a doctor's setup in one filial. */
interface DoneThere {
  readonly services: boolean;
  readonly hours: boolean;
}

function doneThere(db: Db, { id }: Doctor, filialId: number): DoneThere {
  const isHere = ({ filial_id }: { readonly filial_id: number }): boolean => filial_id === filialId;
  const works = (days: readonly unknown[] | null): boolean => days?.some((day) => day !== null) === true;
  return {
    services: db.doctor_services.find('doctor', id).some((link) => isHere(link) && link.is_visible),
    hours: db.working_hours.find('doctor', id).some((row) => isHere(row) && (works(row.days) || works(row.odd_days))),
  };
}

/**
 * Lists the missing steps before patients can book the doctor online. All screens of the cabinet
 * use this list.
 */
export function doctorReadiness(db: Db, doctor: Doctor): DoctorReadiness {
  const nowhere = { services: false, hours: false, clinic_open: false };
  const places = doctor.filial_ids.map((id) => ({ ...doneThere(db, doctor, id), clinic_open: isPublicFilial(db, id) }));
  const place = mostDone(places) ?? nowhere;
  const isAsking = db.binding_requests
    .find('doctor', doctor.id)
    .some(({ by, state }) => by === 'doctor' && state === 'open');
  const isChecked = doctor.is_pending !== true;
  const steps: DoctorReadiness['steps'] = [
    { step: 'clinic', state: doctor.filial_ids.length > 0 ? 'done' : isAsking ? 'waiting' : 'to_do' },
    { step: 'services', state: place.services ? 'done' : 'to_do' },
    { step: 'hours', state: place.hours ? 'done' : 'to_do' },
    { step: 'online_booking', state: doctor.has_online_booking ? 'done' : 'to_do' },
    { step: 'clinic_open', state: place.clinic_open ? 'done' : 'waiting' },
    { step: 'verification', state: isChecked ? 'done' : 'waiting' },
  ];
  return {
    state: stateOf(steps),
    steps,
    was_booked: db.visits.find('doctor', doctor.id).length > 0,
    public_slug: isChecked && places.some(({ clinic_open }) => clinic_open) ? doctor.slug : null,
  };
}

/** Lists the missing steps before patients can book any doctor of the clinic. */
export function clinicReadiness(db: Db, clinic: Clinic): ClinicReadiness {
  const filials = inOrder(db.filials.find('clinic', clinic.id)).filter(({ state }) => state !== 'closed');
  const places = filials.map((filial) => ({ ...doneIn(db, filial), filial }));
  const place = mostDone(places);
  const id = place?.filial.id ?? null;
  const invites = filials.flatMap((filial) => db.binding_requests.find('filial', filial.id));
  const isAsked = invites.some(({ by, state }) => by === 'clinic' && state === 'open');
  const step = (isDone: boolean | undefined, other: ReadinessStepState): ReadinessStepState =>
    isDone === true ? 'done' : other;
  const isChecked = isPublicClinic(clinic);
  const steps: ClinicReadiness['steps'] = [
    { step: 'filial', state: step(place !== undefined, 'to_do'), filial_id: id },
    { step: 'hours', state: step(place?.hours, 'to_do'), filial_id: id },
    { step: 'opening', state: step(place?.opening, 'to_do'), filial_id: id },
    { step: 'doctors', state: step(place?.doctors, isAsked ? 'waiting' : 'to_do'), filial_id: id },
    { step: 'doctor_ready', state: step(place?.doctor_ready, 'waiting'), filial_id: id },
    { step: 'verification', state: step(isChecked, 'waiting'), filial_id: null },
  ];
  return {
    state: stateOf(steps),
    steps,
    was_booked: db.visits.find('clinic', clinic.id).length > 0,
    public_slug: isChecked && filials.some(({ state }) => state === 'open') ? clinic.slug : null,
  };
}

function doneIn(db: Db, filial: Filial) {
  const doctors = db.doctors.find('filial', filial.id);
  return {
    hours: filial.hours.some((day) => day !== null),
    opening: filial.state === 'open',
    doctors: doctors.length > 0,
    doctor_ready: doctors.some((doctor) => {
      const { services, hours } = doneThere(db, doctor, filial.id);
      return services && hours && doctor.has_online_booking && doctor.is_pending !== true;
    }),
  };
}

/** Returns the place with the most finished steps, or the first one of several such places. */
function mostDone<Place extends object>(places: readonly Place[]): Place | undefined {
  const done = (place: Place): number => Object.values(place).filter((value) => value === true).length;
  return places.toSorted((a, b) => done(b) - done(a))[0];
}

function stateOf(steps: readonly { readonly state: ReadinessStepState }[]): 'bookable' | 'not_bookable' {
  return steps.every(({ state }) => state === 'done') ? 'bookable' : 'not_bookable';
}
