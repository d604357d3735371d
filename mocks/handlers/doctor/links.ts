import type * as doctorMocks from '#generated/mocks/doctor/doctor.msw.ts';
import type { Resolvers } from '../../implement.ts';
import { addParameter, addSpecialisation, removeParameter, removeSpecialisation } from '../../rules/doctor/links.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { parameterLinkView, specialisationLinkView } from '../views/doctor-profile.ts';

export const links = {
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
  doctorSpecialisationLinkDelete: ({ db, user, path }) => removeSpecialisation(db, ownDoctor(db, user), path.id),

  doctorParameterLinkList: ({ db, user }) => ({
    data: ownDoctor(db, user).parameter_ids.map((id) => parameterLinkView(db, id)),
  }),
  doctorParameterLinkCreate: ({ db, user, body }) => {
    addParameter(db, ownDoctor(db, user), body.parameter_id);
    return { data: parameterLinkView(db, body.parameter_id) };
  },
  doctorParameterLinkDelete: ({ db, user, path }) => removeParameter(db, ownDoctor(db, user), path.id),
} satisfies Partial<Resolvers<typeof doctorMocks>>;
