import type * as clinicMocks from '@generated/mocks/clinic/clinic.msw.ts';
import type { FilialSummary } from '@generated/models/filial-summary.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Filial } from '../../db/types/place.ts';
import { ACTIVE_STATUSES } from '../../db/types/visit.ts';
import type { Resolvers } from '../../implement.ts';
import { occupancyPercent } from '../../rules/occupancy.ts';

export const filials = {
  clinicFilialList: ({ db, user, now }) => ({
    data: (user.clinic_id === null ? [] : db.filials.find('clinic', user.clinic_id)).map((filial) =>
      filialSummary(db, filial, textOfEpoch(now).slice(0, 10)),
    ),
  }),
} satisfies Partial<Resolvers<typeof clinicMocks>>;

function filialSummary(db: Db, filial: Filial, today: string): FilialSummary {
  const visits = db.visits.find('filial', filial.id);
  const ofToday = visits.filter(
    ({ starts_at, status }) =>
      starts_at.startsWith(today) && (ACTIVE_STATUSES.has(status) || status === 'completed' || status === 'no_show'),
  );
  return {
    id: filial.id,
    title: filial.title,
    address: filial.address,
    city: db.cities.require(filial.city_id).title,
    phone: filial.phone,
    doctors_count: db.doctors.find('filial', filial.id).length,
    visits_today: ofToday.length,
    pending_count: visits.filter(({ status }) => status === 'pending').length,
    occupancy_percent: occupancyPercent(db, filial.id, today, ofToday),
  };
}
