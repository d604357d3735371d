import * as analyticsMocks from '#generated/mocks/doctor-analytics/doctor-analytics.msw.ts';
import { implement } from '../../implement.ts';
import { analyticsOf } from '../../rules/doctor/analytics.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';

export const analytics = implement(analyticsMocks)({
  doctorAnalytics: ({ db, user, query }) => ({
    data: analyticsOf(db, ownDoctor(db, user), query.date_from, query.date_to),
  }),
});
