import * as doctorMocks from '#generated/mocks/doctor/doctor.msw.ts';
import { implement } from '../../implement.ts';
import { clinics } from './clinics.ts';
import { desk } from './desk.ts';
import { feedbacks } from './feedbacks.ts';
import { links } from './links.ts';
import { profile } from './profile.ts';
import { schedule } from './schedule.ts';
import { services } from './services.ts';
import { visits } from './visits.ts';

export const doctorArea = implement(doctorMocks)({
  ...profile,
  ...links,
  ...services,
  ...schedule,
  ...clinics,
  ...desk,
  ...feedbacks,
  ...visits,
});
