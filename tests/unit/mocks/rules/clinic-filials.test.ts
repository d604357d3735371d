import { describe, expect, it } from 'vitest';
import { filialOffer } from '#mocks/db/filial-offers.ts';
import { touchedVisits } from '#mocks/rules/clinic/filial-change.ts';
import { moveFilial } from '#mocks/rules/clinic/filial-state.ts';
import { weekOf } from '#mocks/rules/clinic/filial-week.ts';
import { changeFilial, filialChangeTouches, removeFilial } from '#mocks/rules/clinic/filials.ts';
import { importPrices } from '#mocks/rules/clinic/price-import.ts';
import { addPrice, changePrices, removePrice } from '#mocks/rules/clinic/prices.ts';
import { receptionOn } from '#mocks/slots/reception.ts';
import { at, book, NOW, refusal, smallWorld } from './world.ts';

const EVERY_DAY = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
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

function world() {
  const db = smallWorld();
  db.clinic_types.seed({ id: 1, title: 'Медицинский центр' });
  const filial = () => db.filials.require(1);
  return { db, me: db.users.require(21), filial };
}

function until(to: string) {
  return EVERY_DAY.map((weekday) => ({ weekday, from: '08:00', to }));
}

describe('hours of a filial', () => {
  it('do not shrink over booked visits until each is decided about', () => {
    const { db, me, filial } = world();
    const morning = book(db, 1, at('10:00'));
    const late = book(db, 1, at('16:00'));
    const change = { ...FILIAL, hours: until('12:00') };
    expect(
      filialChangeTouches(db, filial(), { state: 'open', hours: change.hours }, NOW).map(({ visit }) => visit.id),
    ).toEqual([late.id]);

    const undecided = refusal(() => changeFilial(db, me, filial(), change, NOW));
    expect(undecided).toMatchObject({ status: 409, fields: ['decisions'] });
    expect(filial().hours[0]?.to).not.toBe(12 * 60);

    const decisions = [{ visit_id: late.id, action: 'cancel' as const }];
    expect(refusal(() => changeFilial(db, me, filial(), { ...change, decisions }, NOW)).fields).toEqual(['reason']);
    changeFilial(db, me, filial(), { ...change, decisions, reason: 'Закрываемся раньше' }, NOW);
    expect(db.visits.require(late.id)).toMatchObject({
      status: 'cancelled_by_clinic',
      cancel_reason: 'Закрываемся раньше',
    });
    expect(db.visits.require(morning.id).status).toBe('pending');
  });

  it('may leave a visit where it was', () => {
    const { db, me, filial } = world();
    const late = book(db, 1, at('16:00'));
    const decisions = [{ visit_id: late.id, action: 'keep' as const }];
    changeFilial(db, me, filial(), { ...FILIAL, hours: until('12:00'), decisions }, NOW);
    expect(db.visits.require(late.id).status).toBe('pending');
    expect(touchedVisits(db, filial(), { ...filial(), hours: filial().hours }, NOW)).toEqual([]);
  });

  it('have breaks and closed days, which are those of its doctors too', () => {
    const { db, me, filial } = world();
    const hours = until('20:00').map((day) => ({ ...day, breaks: [{ from: '13:00', to: '13:30' }] }));
    const holidays = [{ date: at('09:00').slice(0, 10), reason: 'Санитарный день' }];
    changeFilial(db, me, filial(), { ...FILIAL, hours }, NOW);
    const [working] = db.working_hours.find('filial', 1);
    if (working === undefined) throw new Error('nobody receives');
    const day = Math.floor(Date.parse(`${at('09:00').slice(0, 10)}T00:00:00Z`) / 86_400_000);
    expect(receptionOn(db, working, day).hours?.breaks).toContainEqual({ from: 780, to: 810 });
    changeFilial(db, me, filial(), { ...FILIAL, hours, holidays }, NOW);
    expect(receptionOn(db, working, day)).toEqual({ hours: null, reason: 'Санитарный день' });
  });

  it('refuse breaks that touch an end or one another', () => {
    const day = { weekday: 'monday', from: '08:00', to: '20:00' } as const;
    const fieldsOf = (...breaks: { from: string; to: string }[]) => refusal(() => weekOf([{ ...day, breaks }])).fields;
    expect(fieldsOf({ from: '08:00', to: '09:00' })).toEqual(['hours.0.breaks.0.from']);
    expect(fieldsOf({ from: '19:00', to: '20:00' })).toEqual(['hours.0.breaks.0.from']);
    expect(fieldsOf({ from: '13:00', to: '13:00' })).toEqual(['hours.0.breaks.0.to']);
    expect(fieldsOf({ from: '12:00', to: '13:00' }, { from: '13:00', to: '14:00' })).toEqual(['hours.0.breaks.1.from']);
  });
});

describe('a filial', () => {
  it('closes once nobody is booked there, and opens again', () => {
    const { db, me, filial } = world();
    const visit = book(db, 1, at('14:00'));
    expect(refusal(() => moveFilial(db, me, filial(), { state: 'closed' }, NOW)).fields).toEqual(['decisions']);
    const keep = [{ visit_id: visit.id, action: 'keep' as const }];
    const kept = refusal(() => moveFilial(db, me, filial(), { state: 'closed', decisions: keep }, NOW));
    expect([kept.status, kept.fields]).toEqual([422, ['decisions']]);
    const cancel = [{ visit_id: visit.id, action: 'cancel' as const }];
    moveFilial(db, me, filial(), { state: 'closed', decisions: cancel, reason: 'Филиал закрывается' }, NOW);
    expect(db.visits.require(visit.id).status).toBe('cancelled_by_clinic');
    expect(filial().state).toBe('closed');
    expect(moveFilial(db, me, filial(), { state: 'open' }, NOW).state).toBe('open');
  });

  it('announces the day of its opening only as a draft, and does not open without hours', () => {
    const { db, me, filial } = world();
    expect(refusal(() => moveFilial(db, me, filial(), { state: 'open', opens_on: '2030-01-01' }, NOW)).fields).toEqual([
      'opens_on',
    ]);
    expect(moveFilial(db, me, filial(), { state: 'draft', opens_on: '2030-01-01' }, NOW).opens_on).toBe('2030-01-01');
    const shut = db.filials.update(1, { hours: [null, null, null, null, null, null, null] });
    expect(refusal(() => moveFilial(db, me, shut, { state: 'open' }, NOW)).fields).toEqual(['state']);
  });

  it('with a history is never removed', () => {
    const { db, filial } = world();
    book(db, 1, at('14:00'));
    expect(refusal(() => removeFilial(db, filial()))).toMatchObject({ status: 409, fields: ['visits'] });
    const empty = db.filials.insert({ ...filial(), id: db.filials.nextId() });
    removeFilial(db, empty);
    expect(db.filials.get(empty.id)).toBeUndefined();
  });
});

describe('a price list', () => {
  it('is what patients are offered', () => {
    const { db, filial } = world();
    const [service] = [...db.services.all()];
    if (service === undefined) throw new Error('no service');
    const twin = db.services.insert({ ...service, id: 900, slug: 'twin', title: 'Анализ', kind: 'analysis' });
    addPrice(db, filial(), { service_id: twin.id, price: 1990, is_visible: true });
    expect(filialOffer(db, filial(), twin.id)?.price_from).toBe(1990);
    changePrices(db, filial(), { service_ids: [twin.id], percent: 5 });
    expect(filialOffer(db, filial(), twin.id)?.price_from).toBe(2100);
    changePrices(db, filial(), { service_ids: [twin.id], is_visible: false });
    expect(filialOffer(db, filial(), twin.id)).toBeNull();
    removePrice(db, filial(), twin.id);
    expect(refusal(() => removePrice(db, filial(), twin.id)).status).toBe(404);
  });

  it('is imported as people type it, and not at all while a line is wrong', () => {
    const { db, filial } = world();
    const [service] = [...db.services.all()];
    if (service === undefined) throw new Error('no service');
    db.services.insert({ ...service, id: 900, slug: 'twin', title: 'Приём врача', kind: 'analysis' });
    const rows = [
      { line: 2, service: ' приём   ВРАЧА', price: '1 990 ₸', visible: 'нет' },
      { line: 3, service: 'Чего нет', price: 'много' },
      { line: 4, service: 'twin', price: '10' },
    ];
    const report = importPrices(db, filial(), { rows, save: 'all' });
    expect(report).toMatchObject({ added: 1, saved: 0 });
    expect(report.errors.map(({ line, field }) => [line, field])).toEqual([
      [3, 'service'],
      [3, 'price'],
      [4, 'service'],
    ]);
    expect(db.filial_prices.size).toBe(0);
    expect(importPrices(db, filial(), { rows, save: 'valid' }).saved).toBe(1);
    expect(db.filial_prices.get('1:900')).toMatchObject({ price: 1990, is_visible: false });
    expect(importPrices(db, filial(), { rows: rows.slice(0, 1), save: 'all' })).toMatchObject({
      unchanged: 1,
      saved: 0,
    });
  });
});
