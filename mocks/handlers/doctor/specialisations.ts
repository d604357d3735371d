import * as specialisationsMocks from '#generated/mocks/doctor-specialisations/doctor-specialisations.msw.ts';
import { implement } from '../../implement.ts';
import { addSpecialisation, orderSpecialisations, removeSpecialisation } from '../../rules/doctor/links.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { specialisationLinkView } from '../views/doctor-profile.ts';

export const specialisations = implement(specialisationsMocks)({
  doctorSpecialisationDirectory: ({ db }) => ({
    data: [...db.specialisations.all()].map(({ id, slug, title, title_plural }) => ({ id, slug, title, title_plural })),
  }),
  doctorSpecialisationLinkList: ({ db, user }) => ({
    data: ownDoctor(db, user).specialisation_ids.map((id) => specialisationLinkView(db, id)),
  }),
  doctorSpecialisationLinkCreate: ({ db, user, body }) => {
    addSpecialisation(db, ownDoctor(db, user), body.specialisation_id);
    return { data: specialisationLinkView(db, body.specialisation_id) };
  },
  doctorSpecialisationOrderUpdate: ({ db, user, body }) => ({
    data: orderSpecialisations(db, ownDoctor(db, user), body.specialisation_ids).specialisation_ids.map((id) =>
      specialisationLinkView(db, id),
    ),
  }),
  doctorSpecialisationLinkDelete: ({ db, user, path }) => removeSpecialisation(db, ownDoctor(db, user), path.id),
});
