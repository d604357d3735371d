import * as slotsMocks from '#generated/mocks/public-slots/public-slots.msw.ts';
import type { Slot } from '#generated/models/slot.ts';
import { DAY_MINUTES, minuteOf } from '../../db/calendar.ts';
import { fundingAmong, fundingAt, timesFor } from '../../db/funding.ts';
import type { DoctorServiceLink } from '../../db/types/doctor.ts';
import { implement } from '../../implement.ts';
import { refuseBadRange } from '../../rules/date-range.ts';
import { offeredService } from '../../rules/offered-service.ts';
import { publishedDoctor } from '../../rules/published-doctor.ts';
import { offeredHoldIds } from '../../rules/slot-holds.ts';
import { slotsOf } from '../../slots/slot-engine.ts';

const MAX_DAYS = 31;

/** Possible payers at a time, only if they differ from the service's payers. */
function narrower(link: DoctorServiceLink, startsAt: string): Pick<Slot, 'funding'> {
  const funding = fundingAt(link, startsAt);
  return funding === undefined || funding.length === link.funding?.length ? {} : { funding };
}

export const slots = implement(slotsMocks)({
  doctorSlots: ({ db, visitor, path, query, now }) => {
    const { doctor } = publishedDoctor(db, path.id);
    refuseBadRange(query.date_from, query.date_to, MAX_DAYS);
    const link = offeredService(db, doctor, query.filial_id, query.service_id);
    const asked = query.funding === undefined ? null : [query.funding];
    const isGiven = asked === null || fundingAmong(link, asked).length > 0;
    const { time_from, time_to } = timesFor(link, {}, asked);
    const question = {
      doctor_id: doctor.id,
      filial_id: query.filial_id,
      duration_minutes: link.duration_minutes,
      from_minute: minuteOf(time_from ?? '00:00'),
      to_minute: !isGiven ? 0 : time_to === undefined ? DAY_MINUTES : minuteOf(time_to),
      date_from: query.date_from,
      date_to: query.date_to,
      now,
      ignore: { hold_ids: visitor === null ? [] : offeredHoldIds(db, visitor) },
    };
    const times = slotsOf(db);
    const data = times.days(question).map((day) => ({
      ...day,
      slots: day.slots.map((slot) => ({ ...slot, ...narrower(link, slot.starts_at) })),
    }));
    return { data, meta: times.range(question) };
  },
});
