import * as patientMocks from '#generated/mocks/patient/patient.msw.ts';
import { implement } from '../../implement.ts';
import { consents } from './consents.ts';
import { documents } from './documents.ts';
import { family } from './family.ts';
import { favourites } from './favourites.ts';
import { history } from './history.ts';
import { home } from './home.ts';
import { medicalCard } from './medical-card.ts';
import { news } from './news.ts';
import { profile } from './profile.ts';
import { reviews } from './reviews.ts';
import { slotHolds } from './slot-holds.ts';
import { visits } from './visits.ts';
import { waitlist } from './waitlist.ts';

export const patientArea = implement(patientMocks)({
  ...home,
  ...profile,
  ...family,
  ...slotHolds,
  ...visits,
  ...medicalCard,
  ...documents,
  ...reviews,
  ...favourites,
  ...history,
  ...news,
  ...waitlist,
  ...consents,
});
