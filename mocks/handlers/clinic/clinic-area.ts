import * as clinicMocks from '@generated/mocks/clinic/clinic.msw.ts';
import { implement } from '../../implement.ts';
import { filials } from './filials.ts';

export const clinicArea = implement(clinicMocks)({ ...filials });
