import * as patientMocks from '@generated/mocks/patient/patient.msw.ts';
import { FROM_EXAMPLE, implement } from '../../implement.ts';
import { documents } from './documents.ts';
import { family } from './family.ts';
import { medicalCard } from './medical-card.ts';
import { profile } from './profile.ts';
import { reviews } from './reviews.ts';
import { slotHolds } from './slot-holds.ts';
import { visits } from './visits.ts';

export const patientArea = implement(patientMocks)({
  ...profile,
  ...family,
  ...slotHolds,
  ...visits,
  ...medicalCard,
  ...documents,
  ...reviews,
  patientHome: FROM_EXAMPLE,
  favouriteList: FROM_EXAMPLE,
  favouriteAdd: FROM_EXAMPLE,
  favouriteDelete: FROM_EXAMPLE,
  patientClinicList: FROM_EXAMPLE,
  patientServiceList: FROM_EXAMPLE,
  patientServiceRead: FROM_EXAMPLE,
  newsList: FROM_EXAMPLE,
  newsRead: FROM_EXAMPLE,
  visitDispute: FROM_EXAMPLE,
  visitCommentUpdate: FROM_EXAMPLE,
  waitlistList: FROM_EXAMPLE,
  waitlistCreate: FROM_EXAMPLE,
  waitlistDelete: FROM_EXAMPLE,
  consentList: FROM_EXAMPLE,
});
