import * as slotsMocks from '#generated/mocks/public-slots/public-slots.msw.ts';
import { minutesFor, narrowerFunding } from '../../db/funding.ts';
import { implement } from '../../implement.ts';
import { refuseBadRange } from '../../rules/date-range.ts';
import { offeredService } from '../../rules/offered-service.ts';
import { publishedDoctor } from '../../rules/published-doctor.ts';
import { offeredHoldIds } from '../../rules/slot-holds.ts';
import { slotsOf } from '../../slots/slot-engine.ts';

const MAX_DAYS = 31;

export const slots = implement(slotsMocks)({
  doctorSlots: ({ db, visitor, path, query, now }) => {
    const { doctor } = publishedDoctor(db, path.id);
    refuseBadRange(query.date_from, query.date_to, MAX_DAYS);
    const link = offeredService(db, doctor, query.filial_id, query.service_id);
    const question = {
      doctor_id: doctor.id,
      filial_id: query.filial_id,
      duration_minutes: link.duration_minutes,
      ...minutesFor(link, query.funding === undefined ? null : [query.funding], query),
      date_from: query.date_from,
      date_to: query.date_to,
      wanted: { when: query.when, date_from: query.wanted_from, date_to: query.wanted_to },
      now,
      ignore: { hold_ids: visitor === null ? [] : offeredHoldIds(db, visitor) },
    };
    const times = slotsOf(db);
    const data = times.days(question).map((day) => ({
      ...day,
      slots: day.slots.map((slot) => ({ ...slot, ...narrowerFunding(link, slot.starts_at) })),
    }));
    return { data, meta: times.range(question) };
  },
});
