import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { WEEKDAYS } from '#mocks/db/lookup.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { applyAnnouncedChanges } from '#mocks/rules/clinic/announced.ts';
import { moveFilial } from '#mocks/rules/clinic/filial-state.ts';
import { weekOf } from '#mocks/rules/clinic/filial-week.ts';
import { changeFilial, filialChangeTouches } from '#mocks/rules/clinic/filials.ts';
import { slotsOf } from '#mocks/slots/slot-engine.ts';
import { at, book, NOW, refusal, smallWorld } from './world.ts';

const until = (to: string) => WEEKDAYS.map((weekday) => ({ weekday, from: '09:00', to }));
const FILIAL = {
  title: 'Филиал',
  short_title: null,
  type_id: 1,
  contact_person: null,
  phone: '+7-700-000-22-01',
  email: null,
  city_id: 1,
  address: 'ул. Абая, 2',
  directions: null,
};
const DAY = 86_400_000;
const CLOSING = { state: 'closed', closes_on: '2026-05-14' } as const;

let db: Db;

/** The clinic has a second filial, 3, in which both doctors also work. */
beforeEach(() => {
  db = smallWorld();
  db.clinic_types.seed({ id: 1, title: 'Медицинский центр' });
  db.filials.seed({ ...db.filials.require(1), id: 3, title: 'Филиал 3', short_title: 'Филиал 3' });
  const hours = db.working_hours.require(1);
  const link = db.doctor_services.require(1);
  db.doctors.update(2, { filial_ids: [1, 3] });
  db.working_hours.seed({ ...hours, id: 9, doctor_id: 2, filial_id: 3 });
  db.doctor_services.seed({ ...link, id: 9, doctor_id: 2, filial_id: 3 });
});

const me = () => db.users.require(21);
const filial = () => db.filials.require(1);
const touched = (request: Parameters<typeof filialChangeTouches>[2] = CLOSING) =>
  filialChangeTouches(db, filial(), request, NOW);
const times = (date: string) => {
  const asked = { doctor_id: 1, filial_id: 1, duration_minutes: 30, date_from: date, date_to: date, now: NOW };
  return slotsOf(db)
    .days(asked)
    .flatMap(({ slots }) => slots);
};
const close = (decisions: NonNullable<Parameters<typeof moveFilial>[3]['decisions']>, reason = 'Ремонт') =>
  moveFilial(db, me(), filial(), { ...CLOSING, decisions, reason }, NOW);
const idsOf = (visits: readonly { readonly visit: VisitRow }[]) => visits.map(({ visit }) => visit.id);

describe('a filial with an announced closing', () => {
  it('can be booked until the announced day, and is closed from 00:00 of the announced day', () => {
    close([]);
    expect(filial().state).toBe('open');
    expect(times('2026-05-13').length).toBeGreaterThan(0);
    expect(times('2026-05-14')).toEqual([]);
    applyAnnouncedChanges(db, NOW + DAY);
    expect(filial().state).toBe('open');
    applyAnnouncedChanges(db, Date.parse('2026-05-14T00:00:00+05:00'));
    expect(filial()).toMatchObject({ state: 'closed', announced: null });
  });

  it('needs a decision about each visit on or after the announced day, and about no earlier visit', () => {
    book(db, 1, at('10:00', 13));
    const late = book(db, 2, at('10:00', 14));
    expect(idsOf(touched())).toEqual([late.id]);
    expect(refusal(() => moveFilial(db, me(), filial(), CLOSING, NOW))).toMatchObject({
      status: 409,
      fields: ['decisions'],
    });
  });

  it('can have its visits moved to a colleague in another filial, and the patient is notified', () => {
    const visit = book(db, 1, at('10:00', 14));
    const [only] = touched();
    const [first] = only?.new_times ?? [];
    expect(first).toMatchObject({ starts_at: at('09:00', 14), doctor_id: 2, filial_id: 3, filial_title: 'Филиал 3' });
    close([{ visit_id: visit.id, action: 'move', starts_at: at('10:00', 14), doctor_id: 2, filial_id: 3 }]);
    expect(db.visits.require(visit.id)).toMatchObject({
      starts_at: at('10:00', 14),
      doctor_id: 2,
      filial_id: 3,
      status: 'confirmed',
    });
    expect([...db.notifications.all()].some(({ text }) => text.includes('ремонт') || text.includes('Ремонт'))).toBe(
      true,
    );
  });

  it('suggests a different slot for each affected visit, and all visits can be moved at once', () => {
    const visits = [book(db, 1, at('10:00', 14)), book(db, 2, at('10:30', 14)), book(db, 3, at('11:00', 15))];
    const list = touched();
    const firsts = list.map(({ new_times }) => new_times[0]);
    expect(new Set(firsts.map((time) => time?.starts_at)).size).toBe(visits.length);
    close(list.map(({ visit, new_times: [first] }) => ({ visit_id: visit.id, action: 'move', ...timeOf(first) })));
    expect(visits.map(({ id }) => db.visits.require(id).filial_id)).toEqual([3, 3, 3]);
  });

  it('stays open, with unchanged visits, if a decision is impossible or a reason is missing', () => {
    const visits = [book(db, 1, at('10:00', 14)), book(db, 2, at('10:30', 14))];
    const before = JSON.stringify([...db.visits.all(), ...db.filials.all()]);
    const there = { action: 'move', starts_at: at('10:00', 14), doctor_id: 2, filial_id: 3 } as const;
    const both = refusal(() => close(visits.map(({ id }) => ({ visit_id: id, ...there }))));
    expect(both).toMatchObject({ status: 409, fields: ['decisions'] });
    const same = visits.map(({ id }) => ({ visit_id: id, action: 'move' as const, starts_at: at('12:00', 14) }));
    expect(refusal(() => close(same)).status).toBe(409);
    const keep = visits.map(({ id }) => ({ visit_id: id, action: 'keep' as const }));
    expect(refusal(() => close(keep)).status).toBe(422);
    const unsaid = visits.map(({ id }) => ({ visit_id: id, action: 'cancel' as const }));
    expect(refusal(() => close(unsaid, '')).fields).toEqual(['reason']);
    expect(JSON.stringify([...db.visits.all(), ...db.filials.all()])).toBe(before);
  });

  it('can be reopened, and can’t announce a second closing or a closing today', () => {
    close([]);
    expect(refusal(() => close([])).status).toBe(409);
    moveFilial(db, me(), filial(), { state: 'open' }, NOW);
    expect(filial().announced).toBeNull();
    expect(times('2026-05-14').length).toBeGreaterThan(0);
    const today = { state: 'closed', closes_on: '2026-05-12' } as const;
    expect(refusal(() => moveFilial(db, me(), filial(), today, NOW)).fields).toEqual(['closes_on']);
  });
});

describe('hours of a filial', () => {
  const change = { ...FILIAL, hours: until('12:00'), hours_from: '2026-05-14' };

  it('can be shortened at once if the clinic keeps each visit or cancels it with a reason', () => {
    const [kept, gone] = [book(db, 1, at('16:00')), book(db, 2, at('17:00'))];
    const decisions = [
      { visit_id: kept.id, action: 'keep' as const },
      { visit_id: gone.id, action: 'cancel' as const },
    ];
    const now = { ...FILIAL, hours: until('12:00'), decisions };
    expect(refusal(() => changeFilial(db, me(), filial(), now, NOW)).fields).toEqual(['reason']);
    changeFilial(db, me(), filial(), { ...now, reason: 'Закрываемся раньше' }, NOW);
    expect(db.visits.require(kept.id).status).toBe('pending');
    expect(db.visits.require(gone.id)).toMatchObject({
      status: 'cancelled_by_clinic',
      cancel_reason: 'Закрываемся раньше',
    });
  });

  it('can’t have a break at the start or the end of the day, or two breaks that touch each other', () => {
    const day = { weekday: 'monday', from: '08:00', to: '20:00' } as const;
    const fieldsOf = (...breaks: { from: string; to: string }[]) => refusal(() => weekOf([{ ...day, breaks }])).fields;
    expect(fieldsOf({ from: '08:00', to: '09:00' })).toEqual(['hours.0.breaks.0.from']);
    expect(fieldsOf({ from: '19:00', to: '20:00' })).toEqual(['hours.0.breaks.0.from']);
    expect(fieldsOf({ from: '13:00', to: '13:00' })).toEqual(['hours.0.breaks.0.to']);
    expect(fieldsOf({ from: '12:00', to: '13:00' }, { from: '13:00', to: '14:00' })).toEqual(['hours.0.breaks.1.from']);
  });

  it('that last round the clock end at midnight', () => {
    expect(weekOf([{ weekday: 'monday', from: '00:00', to: '23:59' }])[0]).toEqual({ from: 0, to: 1440, breaks: [] });
  });

  it('that are announced for a later day do not change the days before', () => {
    const early = book(db, 1, at('16:00', 13));
    const late = book(db, 2, at('16:00', 14));
    const list = touched({ state: 'open', hours: change.hours, hours_from: change.hours_from });
    expect(idsOf(list)).toEqual([late.id]);
    const decisions = [{ visit_id: late.id, action: 'move' as const, starts_at: at('11:00', 14) }];
    changeFilial(db, me(), filial(), { ...change, decisions, reason: 'Закрываемся раньше' }, NOW);
    expect(db.visits.require(late.id).starts_at).toBe(at('11:00', 14));
    expect(db.visits.require(early.id).starts_at).toBe(at('16:00', 13));
    expect(times('2026-05-13').at(-1)?.starts_at).toBe(at('17:30', 13));
    expect(times('2026-05-14').at(-1)?.starts_at).toBe(at('11:30', 14));
    applyAnnouncedChanges(db, Date.parse('2026-05-14T00:00:00+05:00'));
    expect(filial()).toMatchObject({
      announced: null,
      hours: expect.arrayContaining([{ from: 540, to: 720, breaks: [] }]),
    });
  });
});

it('a visit that has begun needs no decision when the filial closes', () => {
  book(db, 1, at('09:30'));
  const during = Date.parse(at('09:40'));
  expect(filialChangeTouches(db, filial(), { state: 'closed' }, during)).toEqual([]);
  expect(moveFilial(db, me(), filial(), { state: 'closed' }, during).state).toBe('closed');
});

function timeOf(time: ReturnType<typeof touched>[number]['new_times'][number] | undefined) {
  if (time === undefined) throw new Error('no time is offered');
  const { starts_at, doctor_id, filial_id } = time;
  return { starts_at, ...(doctor_id !== null && { doctor_id }), filial_id };
}
