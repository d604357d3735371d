import * as clinicsMocks from '#generated/mocks/doctor-clinics/doctor-clinics.msw.ts';
import type { ClinicBinding } from '#generated/models/clinic-binding.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import { implement } from '../../implement.ts';
import { acceptBinding, declineBinding, visitsAhead, type Binding } from '../../rules/bindings.ts';
import { bindingsOf, leaveFilial, orderFilials, requestBinding } from '../../rules/doctor/bindings.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { filialBrief } from '../views/place.ts';

export const clinics = implement(clinicsMocks)({
  doctorClinicBindingList: ({ db, user, now }) => bindings(db, ownDoctor(db, user), now),
  doctorClinicBindingCreate: ({ db, user, body, now }) =>
    one(db, requestBinding(db, ownDoctor(db, user), body.filial_id, now), now),
  doctorClinicBindingAccept: ({ db, user, path, now }) =>
    one(db, acceptBinding(db, ownDoctor(db, user), path.id, 'doctor', now), now),
  doctorClinicBindingDecline: ({ db, user, path, body, now }) =>
    one(db, declineBinding(db, ownDoctor(db, user), path.id, 'doctor', body.reason, now), now),
  doctorClinicBindingDelete: ({ db, user, path, now }) => leaveFilial(db, ownDoctor(db, user), path.id, now),
  doctorClinicOrderUpdate: ({ db, user, body, now }) =>
    bindings(db, orderFilials(db, ownDoctor(db, user), body.filial_ids), now),
});

function bindings(db: Db, doctor: Doctor, now: number) {
  return { data: bindingsOf(db, doctor).map((binding) => bindingView(db, binding, now)) };
}

function one(db: Db, binding: Binding, now: number) {
  return { data: bindingView(db, binding, now) };
}

/** View of a binding. It has the filial's id, because a doctor has one binding per filial. */
function bindingView(db: Db, { doctor_id, filial_id, ...binding }: Binding, now: number): ClinicBinding {
  const visits_ahead = visitsAhead(db, doctor_id, [filial_id], now).length;
  return { id: filial_id, ...binding, visits_ahead, filial: filialBrief(db, filial_id) };
}
