import * as clinicsMocks from '#generated/mocks/doctor-clinics/doctor-clinics.msw.ts';
import type { ClinicBinding } from '#generated/models/clinic-binding.ts';
import type { Db } from '../../db/db.ts';
import { implement } from '../../implement.ts';
import { bindingsOf, leaveFilial, requestBinding, type Binding } from '../../rules/doctor/bindings.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { filialBrief } from '../views/place.ts';

export const clinics = implement(clinicsMocks)({
  doctorClinicBindingList: ({ db, user }) => ({
    data: bindingsOf(db, ownDoctor(db, user)).map((binding) => bindingView(db, binding)),
  }),
  doctorClinicBindingCreate: ({ db, user, body }) => ({
    data: bindingView(db, requestBinding(db, ownDoctor(db, user), body.filial_id)),
  }),
  doctorClinicBindingDelete: ({ db, user, path, now }) => leaveFilial(db, ownDoctor(db, user), path.id, now),
});

/** A doctor is in a filial once, so the binding is named by it. */
function bindingView(db: Db, { filial_id, state }: Binding): ClinicBinding {
  return { id: filial_id, state, filial: filialBrief(db, filial_id) };
}
