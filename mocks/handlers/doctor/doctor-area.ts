import * as doctorMocks from '@generated/mocks/doctor/doctor.msw.ts';
import { FROM_EXAMPLE, implement } from '../../implement.ts';
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
  ...visits,
  doctorAvatarUpdate: FROM_EXAMPLE,
  doctorClinicBindingList: FROM_EXAMPLE,
  doctorClinicBindingCreate: FROM_EXAMPLE,
  doctorClinicBindingDelete: FROM_EXAMPLE,
  doctorHome: FROM_EXAMPLE,
  doctorFeedbackList: FROM_EXAMPLE,
  doctorFeedbackReplyUpdate: FROM_EXAMPLE,
  doctorNotificationList: FROM_EXAMPLE,
  doctorNotificationReadAll: FROM_EXAMPLE,
  doctorAnalytics: FROM_EXAMPLE,
  doctorArchive: FROM_EXAMPLE,
});
