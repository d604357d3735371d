import * as parametersMocks from '#generated/mocks/doctor-parameters/doctor-parameters.msw.ts';
import { implement } from '../../implement.ts';
import { addParameter, removeParameter } from '../../rules/doctor/links.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { parameterLinkView } from '../views/doctor-profile.ts';

export const parameters = implement(parametersMocks)({
  doctorParameterLinkList: ({ db, user }) => ({
    data: ownDoctor(db, user).parameter_ids.map((id) => parameterLinkView(db, id)),
  }),
  doctorParameterLinkCreate: ({ db, user, body }) => {
    addParameter(db, ownDoctor(db, user), body.parameter_id);
    return { data: parameterLinkView(db, body.parameter_id) };
  },
  doctorParameterLinkDelete: ({ db, user, path }) => removeParameter(db, ownDoctor(db, user), path.id),
});
