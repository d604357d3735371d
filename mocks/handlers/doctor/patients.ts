import * as patientsMocks from '#generated/mocks/doctor-patients/doctor-patients.msw.ts';
import type { DoctorPatient } from '#generated/models/doctor-patient.ts';
import { ageOn, textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import { implement } from '../../implement.ts';
import { documentsOfVisit, notesOfVisit } from '../../rules/desk/visit-papers.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { patientOf, patientsOf, type PatientRecord } from '../../rules/doctor/patients.ts';
import { deskVisitView } from '../views/desk-visit.ts';
import { pageOf } from '../views/paging.ts';
import { visitDocumentView, visitNoteView } from '../views/visit-record.ts';

const newestFirst = (a: { readonly created_at: string }, b: { readonly created_at: string }): number =>
  b.created_at.localeCompare(a.created_at);

export const patients = implement(patientsMocks)({
  doctorPatientList: ({ db, user, query, now }) => {
    const { rows, meta } = pageOf(patientsOf(db, ownDoctor(db, user).id, query.q ?? '', now), query);
    return { data: rows.map((record) => patientView(db, record, now)), meta };
  },

  doctorPatientRead: ({ db, user, path, now }) => {
    const desk = { by: 'doctor', user } as const;
    const record = patientOf(db, ownDoctor(db, user).id, path.id, now);
    const { client, visits } = record;
    const ids = visits.map(({ id }) => id);
    return {
      data: {
        patient: patientView(db, record, now),
        birthday: client.birthday,
        email: visits.find(({ email }) => email !== null)?.email ?? null,
        visits: visits.map((visit) => deskVisitView(db, 'doctor', visit, now)),
        documents: ids
          .flatMap((id) => documentsOfVisit(db, id))
          .map((row) => visitDocumentView(db, desk, row, now))
          .toSorted(newestFirst),
        notes: ids
          .flatMap((id) => notesOfVisit(db, desk, id))
          .map((note) => visitNoteView(desk, note))
          .toSorted(newestFirst),
      },
    };
  },
});

/** A doctor's view of a patient. It does not show later changes in the person's account. */
function patientView(db: Db, { client, visits, last, next }: PatientRecord, now: number): DoctorPatient {
  const count = (status: 'completed' | 'no_show'): number => visits.filter((visit) => visit.status === status).length;
  const phone = client.phone ?? visits.find((visit) => visit.phone !== null)?.phone;
  return {
    id: client.id,
    full_name: fullName(client),
    birthday: client.birthday,
    age: client.birthday === null ? null : ageOn(client.birthday, textOfEpoch(now).slice(0, 10)),
    phone: phone ?? db.filials.require(visits[0]?.filial_id ?? 0).phone,
    clinic_title: db.clinics.require(client.clinic_id).short_title,
    visits_count: count('completed'),
    no_show_count: count('no_show'),
    last_visit_at: last?.starts_at ?? null,
    next_visit_at: next?.starts_at ?? null,
  };
}
