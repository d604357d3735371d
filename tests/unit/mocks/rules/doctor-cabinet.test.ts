import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { NO_WISH } from '#mocks/db/offers.ts';
import { askToBind } from '#mocks/rules/bindings.ts';
import { cancelVisit, rescheduleVisit } from '#mocks/rules/change-visit.ts';
import { analyticsOf } from '#mocks/rules/doctor/analytics.ts';
import { bindingsOf, leaveFilial, requestBinding } from '#mocks/rules/doctor/bindings.ts';
import { dayIntervals } from '#mocks/rules/doctor/day-plan.ts';
import { addSpecialisation, removeSpecialisation } from '#mocks/rules/doctor/links.ts';
import { scheduleSettingsOf } from '#mocks/rules/doctor/schedule-settings.ts';
import { addService } from '#mocks/rules/doctor/service-links.ts';
import { countVisits, nextGap } from '#mocks/rules/doctor/today.ts';
import { saveSettings } from '#mocks/rules/schedule/save.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { carriedOffer } from '#mocks/slots/carried-offer.ts';
import { at, book, HOUR, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const doctor = (id = 1) => db.doctors.require(id);
const settings = { online_booking: true, auto_confirm: false, horizon_days: 28, buffer_minutes: 0 };
const save = (changed: typeof settings) => saveSettings(db, doctor(), changed, NOW);
const moveTo = (visit_id: number, starts_at: string) =>
  holdSlot(db, db.users.require(1), { doctor_id: 1, filial_id: 1, service_id: 1, starts_at, visit_id }, NOW);

describe('schedule settings', () => {
  it('are the usual ones until they are changed', () => {
    expect(scheduleSettingsOf(db, 1)).toEqual(settings);
    save({ ...settings, auto_confirm: true });
    save({ ...settings, horizon_days: 7 });
    expect(scheduleSettingsOf(db, 1)).toEqual({ ...settings, horizon_days: 7 });
    expect(scheduleSettingsOf(db, 2)).toEqual(settings);
  });

  it('confirm a new visit and a moved one at once, and say so in its history', () => {
    save({ ...settings, auto_confirm: true });
    const visit = book(db, 1, at('14:30'));
    expect(visit).toMatchObject({ status: 'confirmed', confirmed_at: '2026-05-12T08:20:00+05:00' });
    expect(db.visit_events.find('visit', visit.id).at(-1)?.kind).toBe('confirmed');
    const hold = moveTo(visit.id, at('16:00'));
    expect(rescheduleVisit(db, db.users.require(1), visit.id, hold.id, NOW).status).toBe('confirmed');
    expect(book(db, 2, at('14:30'), { doctor: 2 }).status).toBe('pending');
  });

  it('open as many days as they say, today included', () => {
    save({ ...settings, horizon_days: 2 });
    expect(book(db, 1, at('12:00', 13)).status).toBe('pending');
    expect(refusal(() => book(db, 1, at('12:00', 14))).fields).toEqual(['starts_at']);
    save({ ...settings, horizon_days: 40 });
    expect(book(db, 1, '2026-06-20T12:00:00+05:00').status).toBe('pending');
  });

  it('close booking, also in what is shown as the nearest time', () => {
    const evening = NOW + 9 * HOUR;
    expect(carriedOffer(db, doctor(), NO_WISH, evening).nearest?.starts_at).toBe(at('09:00', 13));
    save({ ...settings, horizon_days: 1 });
    expect(carriedOffer(db, doctor(), NO_WISH, evening).nearest).toBeNull();
    save({ ...settings, online_booking: false });
    expect(refusal(() => book(db, 1, at('14:30'))).status).toBe(409);
  });
});

describe('links', () => {
  it('are made once, and the last specialisation stays', () => {
    expect(refusal(() => addSpecialisation(db, doctor(), 1)).status).toBe(409);
    expect(refusal(() => addSpecialisation(db, doctor(), 99)).status).toBe(422);
    expect(refusal(() => removeSpecialisation(db, doctor(), 1)).status).toBe(409);
    expect(refusal(() => removeSpecialisation(db, doctor(), 2)).status).toBe(404);
    const service = { service_id: 1, filial_id: 1, price: 9000, duration_minutes: 30 };
    expect(refusal(() => addService(db, doctor(), service)).fields).toEqual(['service_id']);
    expect(refusal(() => addService(db, doctor(2), { ...service, filial_id: 2 })).fields).toEqual(['filial_id']);
  });
});

describe('clinics of a doctor', () => {
  it('are asked once, and one that has invited says yes', () => {
    expect(requestBinding(db, doctor(2), 2, NOW).state).toBe('requested');
    expect(refusal(() => requestBinding(db, doctor(2), 2, NOW)).fields).toEqual(['filial_id']);
    expect(bindingsOf(db, doctor(2)).map(({ state }) => state)).toEqual(['active', 'requested']);
    leaveFilial(db, doctor(2), 2, NOW);
    askToBind(db, doctor(2), 2, 'clinic', NOW);
    expect(requestBinding(db, doctor(2), 2, NOW).state).toBe('active');
    expect(doctor(2).filial_ids).toEqual([1, 2]);
  });

  it('are not left while visits are booked there; hours and services go with them', () => {
    const visit = book(db, 1, at('14:30'), { filial: 2 });
    expect(refusal(() => leaveFilial(db, doctor(), 2, NOW))).toMatchObject({ status: 409, fields: ['visits'] });
    cancelVisit(db, db.users.require(1), visit.id, 'Планы', NOW);
    leaveFilial(db, doctor(), 2, NOW);
    expect(doctor().filial_ids).toEqual([1]);
    expect(db.working_hours.find('doctor', 1).map(({ filial_id }) => filial_id)).toEqual([1]);
    expect(db.doctor_services.find('doctor', 1).map(({ filial_id }) => filial_id)).toEqual([1]);
    expect(refusal(() => leaveFilial(db, doctor(), 2, NOW)).status).toBe(404);
  });
});

describe('what a doctor is told', () => {
  it('is who booked, moved and cancelled', () => {
    const visit = book(db, 1, at('14:30'));
    const hold = moveTo(visit.id, at('16:00'));
    rescheduleVisit(db, db.users.require(1), visit.id, hold.id, NOW);
    cancelVisit(db, db.users.require(1), visit.id, 'Планы', NOW);
    const told = db.notifications.find('user', 11);
    expect(told.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
      'visit_created: Новая запись на 12 мая, 14:30',
      'visit_rescheduled: Запись перенесена на 12 мая, 16:00',
      'visit_cancelled: Отменена запись на 12 мая, 16:00',
    ]);
    expect(told[0]).toMatchObject({ text: 'Осипова Елена, первичный приём кардиолога', is_read: false });
    expect(db.notifications.find('user', 12)).toEqual([]);
  });
});

describe('figures', () => {
  it('of the day leave cancelled visits out, and the gap is the first free time ahead', () => {
    const first = book(db, 1, at('09:30'));
    book(db, 2, at('10:30'));
    const gone = book(db, 2, at('14:30'));
    cancelVisit(db, db.users.require(2), gone.id, 'Планы', NOW);
    changeVisitState(db, { by: 'doctor', user: db.users.require(11) }, first.id, { status: 'confirmed' }, NOW);
    const visits = () => db.visits.find('doctor', 1);
    expect(countVisits(visits())).toEqual({ total: 2, completed: 0, no_show: 0, arrived: 0, ahead: 2, pending: 1 });
    const gap = (clock: string) => nextGap(dayIntervals(db, doctor(), visits(), NOW), Date.parse(at(clock)));
    expect(gap('08:20')).toEqual({ starts_at: at('09:00'), ends_at: at('09:30') });
    expect(gap('09:10')).toEqual({ starts_at: at('09:10'), ends_at: at('09:30') });
    expect(gap('09:16')).toEqual({ starts_at: at('10:00'), ends_at: at('10:30') });
    expect([gap('17:45')?.starts_at, gap('17:46')]).toEqual([at('17:45'), null]);
  });

  it('of the day name the free end of a morning when the doctor goes on in another filial', () => {
    for (const { id, filial_id } of db.working_hours.find('doctor', 1)) {
      const tuesday = filial_id === 1 ? { from: 540, to: 840, breaks: [] } : { from: 870, to: 1080, breaks: [] };
      db.working_hours.update(id, { days: [null, tuesday, null, null, null, null, null] });
    }
    for (const time of ['10:00', '13:00']) book(db, 1, at(time));
    book(db, 2, at('15:30'), { filial: 2 });
    const intervals = dayIntervals(db, doctor(), db.visits.find('doctor', 1), NOW);
    expect(intervals.map(({ starts_at, ends_at }) => [starts_at, ends_at])).toContainEqual([at('13:30'), at('14:00')]);
    expect(nextGap(intervals, Date.parse(at('13:10')))).toEqual({ starts_at: at('13:30'), ends_at: at('14:00') });
  });

  it('of a range count every visit once', () => {
    const done = book(db, 1, at('09:30'));
    changeVisitState(db, { by: 'doctor', user: db.users.require(11) }, done.id, { status: 'confirmed' }, NOW);
    changeVisitState(
      db,
      { by: 'doctor', user: db.users.require(11) },
      done.id,
      { status: 'completed' },
      Date.parse(done.starts_at),
    );
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
    expect(refusal(() => analyticsOf(db, doctor(), '2025-05-12', '2026-05-13')).fields).toEqual(['date_to']);
  });
});
