import * as patientMocks from '@generated/mocks/patient/patient.msw.ts';
import { implement } from '../../implement.ts';
import { family } from './family.ts';
import { profile } from './profile.ts';
import { slotHolds } from './slot-holds.ts';
import { visits } from './visits.ts';

export const patientArea = implement(patientMocks)({ ...profile, ...family, ...slotHolds, ...visits });
