import * as readinessMocks from '#generated/mocks/doctor-readiness/doctor-readiness.msw.ts';
import { implement } from '../../implement.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { doctorReadiness } from '../../rules/readiness.ts';

export const readiness = implement(readinessMocks)({
  doctorReadiness: ({ db, user }) => ({ data: doctorReadiness(db, ownDoctor(db, user)) }),
});
