import * as doctorMocks from '@generated/mocks/doctor/doctor.msw.ts';
import { implement } from '../../implement.ts';
import { visits } from './visits.ts';

export const doctorArea = implement(doctorMocks)({ ...visits });
