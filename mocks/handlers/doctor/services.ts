import * as servicesMocks from '#generated/mocks/doctor-services/doctor-services.msw.ts';
import type { Db } from '../../db/db.ts';
import type { DoctorServiceLink } from '../../db/types/doctor.ts';
import type { UserRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import { addService, ownService, servicesToGive } from '../../rules/doctor/links.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { serviceLinkView } from '../views/doctor-profile.ts';
import { serviceView } from '../views/service.ts';

export const services = implement(servicesMocks)({
  doctorServiceDirectory: ({ db, user }) => ({
    data: servicesToGive(db, ownDoctor(db, user)).map((service) => serviceView(db, service)),
  }),

  doctorServiceLinkList: ({ db, user }) => ({
    data: db.doctor_services.find('doctor', ownDoctor(db, user).id).map((link) => serviceLinkView(db, link)),
  }),

  doctorServiceLinkCreate: ({ db, user, body }) => ({
    data: serviceLinkView(db, addService(db, ownDoctor(db, user), body)),
  }),

  doctorServiceLinkUpdate: ({ db, user, path, body }) =>
    changed(db, user, path.id, { price: body.price, duration_minutes: body.duration_minutes }),

  doctorServiceLinkDelete: ({ db, user, path }) => {
    db.doctor_services.remove(ownService(db, ownDoctor(db, user), path.id).id);
  },

  doctorServiceVisibilitySet: ({ db, user, path }) => changed(db, user, path.id, { is_visible: path.value === 1 }),
  doctorServiceVisibilityUpdate: ({ db, user, path, body }) => changed(db, user, path.id, { is_visible: body.visible }),
});

function changed(db: Db, user: UserRow, id: number, patch: Partial<Omit<DoctorServiceLink, 'id'>>) {
  const { id: own } = ownService(db, ownDoctor(db, user), id);
  return { data: serviceLinkView(db, db.doctor_services.update(own, patch)) };
}
