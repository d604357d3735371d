import * as clinicMocks from '#generated/mocks/clinic/clinic.msw.ts';
import { implement } from '../../implement.ts';
import { clients } from './clients.ts';
import { doctors } from './doctors.ts';
import { filials } from './filials.ts';
import { profile } from './profile.ts';
import { visits } from './visits.ts';

export const clinicArea = implement(clinicMocks)({
  ...filials,
  ...profile,
  ...doctors,
  ...clients,
  ...visits,
});
