import * as readinessMocks from '#generated/mocks/clinic-readiness/clinic-readiness.msw.ts';
import { implement } from '../../implement.ts';
import { ownClinic } from '../../rules/clinic/own-clinic.ts';
import { clinicReadiness } from '../../rules/readiness.ts';

export const readiness = implement(readinessMocks)({
  clinicReadiness: ({ db, user }) => ({ data: clinicReadiness(db, ownClinic(db, user)) }),
});
