import * as clinicMocks from '@generated/mocks/clinic/clinic.msw.ts';
import { FROM_EXAMPLE, implement } from '../../implement.ts';
import { filials } from './filials.ts';

export const clinicArea = implement(clinicMocks)({
  ...filials,
  clinicFilialCreate: FROM_EXAMPLE,
  clinicProfile: FROM_EXAMPLE,
  clinicProfileUpdate: FROM_EXAMPLE,
  clinicFilialRead: FROM_EXAMPLE,
  clinicFilialUpdate: FROM_EXAMPLE,
  clinicDoctorList: FROM_EXAMPLE,
  clinicDoctorCreate: FROM_EXAMPLE,
  clinicDoctorDelete: FROM_EXAMPLE,
  clinicClientList: FROM_EXAMPLE,
  clinicVisitList: FROM_EXAMPLE,
  clinicVisitStateUpdate: FROM_EXAMPLE,
  clinicHome: FROM_EXAMPLE,
});
