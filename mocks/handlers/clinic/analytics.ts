import * as analyticsMocks from '#generated/mocks/clinic-analytics/clinic-analytics.msw.ts';
import { implement } from '../../implement.ts';
import { clinicAnalytics } from '../../rules/clinic/analytics.ts';
import { ownFilials, refuseForeignFilials } from '../../rules/clinic/own-clinic.ts';

export const analytics = implement(analyticsMocks)({
  clinicAnalytics: ({ db, user, query }) => {
    const { filial_id, date_from, date_to } = query;
    if (filial_id !== undefined) refuseForeignFilials(db, user, [filial_id], 'filial_id');
    const filials = ownFilials(db, user).filter(({ id }) => filial_id === undefined || id === filial_id);
    return { data: clinicAnalytics(db, filials, date_from, date_to) };
  },
});
