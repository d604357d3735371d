import * as historyMocks from '#generated/mocks/patient-history/patient-history.msw.ts';
import type { PatientClinic } from '#generated/models/patient-clinic.ts';
import type { PatientServiceVisit } from '#generated/models/patient-service-visit.ts';
import type { PatientService } from '#generated/models/patient-service.ts';
import type { VisitDoctor } from '#generated/models/visit-doctor.ts';
import type { Db } from '../../db/db.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { implement } from '../../implement.ts';
import { eachService } from '../../rules/each-service.ts';
import { completedVisits } from '../../rules/patient-visits.ts';
import { Refusal } from '../../rules/refusal.ts';
import { clinicCardIn } from '../views/card.ts';
import { visitDoctorOf } from '../views/doctor.ts';
import { filialBrief } from '../views/place.ts';
import { serviceView } from '../views/service.ts';
import { visitView } from '../views/visit.ts';

/** Clinics, doctors and services of past visits of the account and its family. */
export const history = implement(historyMocks)({
  patientClinicList: ({ db, user, now }) => ({
    data: [...visitedClinics(db, user, now), ...clinicsToVisit(db, user, now)],
  }),

  patientServiceList: ({ db, user }) => ({
    data: [
      ...Map.groupBy(completedVisits(db, user).flatMap(eachService), ({ service_id }) => service_id).values(),
    ].flatMap((visits) => patientServiceView(db, visits)),
  }),

  patientServiceRead: ({ db, user, path, now }) => {
    const visits = completedVisits(db, user)
      .flatMap(eachService)
      .filter(({ service_id }) => service_id === path.id);
    const [service] = patientServiceView(db, visits);
    if (service === undefined) throw Refusal.notFound();
    return { data: { ...service, visits: visits.map((visit) => serviceVisitView(db, user, visit, now)) } };
  },
});

/**
 * Visited clinics, the most recently visited first; a clinic's card shows the filial of the latest
 * visit.
 */
function visitedClinics(db: Db, user: UserRow, now: number): PatientClinic[] {
  const byClinic = Map.groupBy(completedVisits(db, user), ({ clinic_id }) => clinic_id);
  const favourites = favouriteIds(db, user);
  return [...byClinic].flatMap(([id, visits]) => {
    const [last] = visits;
    if (last === undefined) return [];
    return {
      clinic: clinicCardIn(db, db.clinics.require(id), db.filials.require(last.filial_id), now),
      visits_count: visits.length,
      last_visit_at: last.starts_at,
      doctors: doctorsOf(db, visits),
      favourite: favourites.has(id),
    };
  });
}

/** Doctors of the visits without duplicates, in the order of the visits. */
function doctorsOf(db: Db, visits: readonly VisitRow[]): VisitDoctor[] {
  const ids = new Set(visits.map(({ doctor_id }) => doctor_id));
  return [...ids].flatMap((id) => visitDoctorOf(db, id) ?? []);
}

/** Favourite clinics that neither the account nor its family has visited. */
function clinicsToVisit(db: Db, user: UserRow, now: number): PatientClinic[] {
  const visited = new Set(completedVisits(db, user).map(({ clinic_id }) => clinic_id));
  return [...favouriteIds(db, user).difference(visited)].flatMap((id) => {
    const filial = db.filials.find('clinic', id).find(({ state }) => state === 'open');
    if (filial === undefined) return [];
    const clinic = clinicCardIn(db, db.clinics.require(id), filial, now);
    return { clinic, visits_count: 0, last_visit_at: null, doctors: [], favourite: true };
  });
}

function favouriteIds(db: Db, user: UserRow): ReadonlySet<number> {
  return new Set(
    db.favourites.find('user', user.id).flatMap(({ clinic_id }) => (clinic_id === null ? [] : [clinic_id])),
  );
}

/** @param visits visits for one service, latest first */
function patientServiceView(db: Db, visits: readonly VisitRow[]): PatientService[] {
  const [last] = visits;
  if (last === undefined) return [];
  return [
    {
      service: serviceView(db, db.services.require(last.service_id)),
      visits_count: visits.length,
      last_visit_id: last.id,
      last_visit_at: last.starts_at,
      doctor: visitDoctorOf(db, last.doctor_id),
      filial: filialBrief(db, last.filial_id),
      price: last.price,
    },
  ];
}

function serviceVisitView(db: Db, user: UserRow, visit: VisitRow, now: number): PatientServiceVisit {
  const { id, starts_at, doctor, filial, price, person } = visitView(db, user, visit, now);
  return { id, starts_at, doctor, filial, price, person };
}
