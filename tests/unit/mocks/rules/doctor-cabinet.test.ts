import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { NO_WISH } from '#mocks/db/offers.ts';
import { cancelVisit, rescheduleVisit } from '#mocks/rules/change-visit.ts';
import { removeDoctor } from '#mocks/rules/clinic/doctors.ts';
import { analyticsOf } from '#mocks/rules/doctor/analytics.ts';
import { leaveFilial } from '#mocks/rules/doctor/bindings.ts';
import { dayIntervals } from '#mocks/rules/doctor/day-plan.ts';
import { countVisits, nextGap } from '#mocks/rules/doctor/today.ts';
import { saveSettings } from '#mocks/rules/schedule/save.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { cardOffer } from '#mocks/slots/card-offer.ts';
import { at, book, HOUR, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const doctor = () => db.doctors.require(1);
const settings = { online_booking: true, auto_confirm: false, horizon_days: 28, buffer_minutes: 0 };
const save = (changed: Partial<typeof settings>) => saveSettings(db, doctor(), { ...settings, ...changed }, NOW);

describe('the schedule settings of a doctor', () => {
  it('can make new and moved visits of the doctor confirmed at once', () => {
    save({ auto_confirm: true });
    const visit = book(db, 1, at('14:30'));
    expect(visit).toMatchObject({ status: 'confirmed', confirmed_at: '2026-05-12T08:20:00+05:00' });
    expect(db.visit_events.find('visit', visit.id).at(-1)?.kind).toBe('confirmed');
    const slot = { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: at('16:00'), visit_id: visit.id };
    const { id } = holdSlot(db, db.users.require(1), slot, NOW);
    expect(rescheduleVisit(db, db.users.require(1), visit.id, id, NOW).status).toBe('confirmed');
    expect(book(db, 2, at('14:30'), { doctor: 2 }).status).toBe('pending');
  });

  it('limit booking and the nearest slot to a number of days, today included', () => {
    save({ horizon_days: 2 });
    expect(book(db, 1, at('12:00', 13)).status).toBe('pending');
    expect(refusal(() => book(db, 1, at('12:00', 14))).fields).toEqual(['starts_at']);
    const evening = NOW + 9 * HOUR;
    expect(cardOffer(db, doctor(), NO_WISH, evening).nearest?.starts_at).toBe(at('09:00', 13));
    save({ horizon_days: 1 });
    expect(cardOffer(db, doctor(), NO_WISH, evening).nearest).toBeNull();
  });
});

it.each([
  ['the doctor leaves', () => leaveFilial(db, doctor(), 1, NOW)],
  ['the clinic removes the doctor from', () => removeDoctor(db, db.users.require(21), 1, NOW)],
])(
  'when %s a filial, the doctor’s hours, services and holds there end, but an upcoming visit prevents it',
  (_, leave) => {
    const visit = book(db, 1, at('14:30'));
    expect(refusal(leave)).toMatchObject({ status: 409, fields: ['visits'] });
    cancelVisit(db, db.users.require(1), visit.id, 'Планы', NOW);
    holdSlot(db, db.users.require(2), { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: at('15:00') }, NOW);
    leave();
    expect(doctor().filial_ids).toEqual([2]);
    for (const table of [db.working_hours, db.doctor_services]) {
      expect(table.find('doctor', 1).map(({ filial_id }) => filial_id)).toEqual([2]);
    }
    expect(db.slot_holds.size).toBe(0);
    expect(db.visits.require(visit.id).doctor_id).toBe(1);
  },
);

describe('a doctor’s figures', () => {
  it('for one day omit cancelled visits, and show the first gap of at least a quarter of an hour', () => {
    const first = book(db, 1, at('09:30'));
    book(db, 2, at('10:30'));
    const gone = book(db, 2, at('14:30'));
    cancelVisit(db, db.users.require(2), gone.id, 'Планы', NOW);
    db.visits.update(first.id, { status: 'confirmed' });
    const visits = () => db.visits.find('doctor', 1);
    expect(countVisits(visits())).toEqual({ total: 2, completed: 0, no_show: 0, arrived: 0, ahead: 2, pending: 1 });
    const gap = (clock: string) => nextGap(dayIntervals(db, doctor(), visits(), NOW), Date.parse(at(clock)));
    expect(gap('08:20')).toEqual({ starts_at: at('09:00'), ends_at: at('09:30') });
    expect(gap('09:10')).toEqual({ starts_at: at('09:10'), ends_at: at('09:30') });
    expect(gap('09:16')).toEqual({ starts_at: at('10:00'), ends_at: at('10:30') });
    expect([gap('17:45')?.starts_at, gap('17:46')]).toEqual([at('17:45'), null]);
  });

  it('for one day show the free time that ends when the doctor continues in another filial', () => {
    for (const { id, filial_id } of db.working_hours.find('doctor', 1)) {
      const tuesday = filial_id === 1 ? { from: 540, to: 840, breaks: [] } : { from: 870, to: 1080, breaks: [] };
      db.working_hours.update(id, { days: [null, tuesday, null, null, null, null, null] });
    }
    for (const time of ['10:00', '13:00']) book(db, 1, at(time));
    book(db, 2, at('15:30'), { filial: 2 });
    const intervals = dayIntervals(db, doctor(), db.visits.find('doctor', 1), NOW);
    expect(nextGap(intervals, Date.parse(at('13:10')))).toEqual({ starts_at: at('13:30'), ends_at: at('14:00') });
  });

  it('for a range of days count every visit once', () => {
    db.visits.update(book(db, 1, at('09:30')).id, { status: 'completed' });
    const gone = book(db, 2, at('14:30', 13));
    cancelVisit(db, db.users.require(2), gone.id, 'Планы', NOW);
    const { total, previous, by_week, by_filial, by_service } = analyticsOf(db, doctor(), '2026-05-12', '2026-05-13');
    const whole = { visits: 2, completed: 1, cancelled_by_patient: 1, first_visits: 1, revenue: 10_000 };
    expect(total).toMatchObject(whole);
    expect(by_week).toMatchObject([{ date_from: '2026-05-12', date_to: '2026-05-13', figures: whole }]);
    expect([by_filial[0]?.figures, by_service[0]?.figures]).toMatchObject([whole, whole]);
    expect(by_service[0]?.figures.occupancy_percent).toBeNull();
    expect(previous).toMatchObject({ date_from: '2026-05-10', date_to: '2026-05-11', total: { visits: 0 } });
    expect(analyticsOf(db, doctor(), '2025-05-13', '2026-05-13').by_week).toHaveLength(53);
  });
});
