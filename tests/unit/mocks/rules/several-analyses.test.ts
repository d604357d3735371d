import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { visitView } from '#mocks/handlers/views/visit.ts';
import { bookVisit } from '#mocks/rules/book-visit.ts';
import { rescheduleVisit } from '#mocks/rules/change-visit.ts';
import { holdForGuest } from '#mocks/rules/guest-holds.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { BLOOD, BY_APPOINTMENT, daysOf, emptyTime, sample, samplingWorld, URINE } from './sampling-world.ts';
import { booking, NOW, refusal } from './world.ts';

let db: Db;
beforeEach(() => {
  db = samplingWorld();
});

const person = (id: number) => db.users.require(id);
const empty = (nth?: number) => emptyTime(db, nth);

describe('several analyses in one visit', () => {
  const both = (starts_at: string, filial = BY_APPOINTMENT) => ({
    ...sample(starts_at, filial),
    service_ids: [URINE, BLOOD],
  });
  const give = (starts_at: string) => {
    const { id: hold_id } = holdSlot(db, person(1), both(starts_at), NOW);
    return bookVisit(db, person(1), { ...booking, hold_id }, NOW);
  };

  it('are booked for one time, for the sum of the prices', () => {
    const time = empty();
    expect(give(time)).toMatchObject({
      service_id: BLOOD,
      service_title: 'Анализ 2 и ещё 1 анализ',
      services: [
        { service_id: BLOOD, service_title: 'Анализ 2', price: 1000, ready_in_workdays: 2 },
        { service_id: URINE, service_title: 'Анализ 3', price: 1000, ready_in_workdays: 5 },
      ],
      price: 2000,
      duration_minutes: 10,
    });
    expect(daysOf(db, '2026-05-13')[0]?.slots.find(({ starts_at }) => starts_at === time)?.seats_left).toBe(2);
  });

  it('have the preparation of every analysis, and are ready when the slowest analysis is ready', () => {
    db.services.update(URINE, { preparation: ['Сдавайте кровь натощак.', 'Соберите утреннюю порцию.'] });
    db.services.update(BLOOD, { preparation: ['Сдавайте кровь натощак.'] });
    expect(visitView(db, db.users.require(1), give(empty()), NOW)).toMatchObject({
      fasting: true,
      ready_in_workdays: 5,
      preparation: ['Сдавайте кровь натощак.', 'Анализ 3: Соберите утреннюю порцию.'],
    });
  });

  it.each([
    ['fasting', 'after_meal'],
    ['no_water', 'drink_water'],
  ] as const)(
    'are refused if one analysis needs «%s» and another «%s», and the error names the two analyses',
    (one, other) => {
      db.services.update(BLOOD, { preparation_rules: [one] });
      db.services.update(URINE, { preparation_rules: [other] });
      expect(refusal(() => give(empty()))).toMatchObject({
        status: 409,
        fields: ['service_ids'],
        text: 'Не сдают за один визит: Анализ 2; Анализ 3',
      });
    },
  );

  it('are refused in a filial that lacks one of the analyses, and the error names the missing analysis', () => {
    db.filials.update(BY_APPOINTMENT, { menu: [BLOOD] });
    for (const hold of [
      () => holdSlot(db, person(1), both(empty()), NOW),
      () => holdForGuest(db, both(empty()), NOW),
    ]) {
      expect(refusal(hold)).toMatchObject({
        status: 409,
        fields: ['service_ids'],
        text: 'В этом филиале не берут: Анализ 3',
      });
    }
  });

  it.each([
    ['with a doctor', { doctor_id: 1, filial_id: 1, service_id: 1, service_ids: [1, BLOOD] }],
    ['with a service that is not an analysis', { service_ids: [BLOOD, 1] }],
    ['without the analysis for which the slot is held', { service_ids: [URINE] }],
  ])('are refused %s', (_, change) => {
    const request = { ...sample(empty()), ...change };
    expect(refusal(() => holdSlot(db, person(1), request, NOW))).toMatchObject({
      status: 422,
      fields: ['service_ids'],
    });
  });

  it('are moved together, and a move of only one of the analyses is refused', () => {
    const visit = give(empty());
    const other = empty(1);
    const move = { ...sample(other), visit_id: visit.id };
    const fewer = refusal(() => holdSlot(db, person(1), { ...move, service_ids: [BLOOD] }, NOW));
    expect(fewer).toMatchObject({ status: 422, fields: ['service_id'] });
    const { id } = holdSlot(db, person(1), move, NOW);
    const moved = rescheduleVisit(db, person(1), visit.id, id, NOW);
    expect(moved).toMatchObject({ starts_at: other, services: visit.services, price: 2000 });
  });

  it('keep their hold if the same analyses are requested again in another order', () => {
    const request = both(empty());
    const first = holdSlot(db, person(1), request, NOW);
    expect(holdSlot(db, person(1), { ...request, service_id: URINE }, NOW).id).toBe(first.id);
  });
});
