import { beforeEach, describe, expect, it } from 'vitest';
import type { HomeAddress } from '#generated/models/home-address.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import type { Db } from '#mocks/db/db.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { visitView } from '#mocks/handlers/views/visit.ts';
import { bookVisit } from '#mocks/rules/book-visit.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { changeHomeAddress } from '#mocks/rules/visit-place.ts';
import { at, booking, HOUR, MINUTE, NOW, refusal, smallWorld } from './world.ts';

const ADDRESS: HomeAddress = {
  street: ' ул. Жандосова, 58 ',
  flat: '14',
  entrance: '',
  floor: null,
  intercom: '14',
  note: null,
};

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const person = () => db.users.require(1);

function book(format: VisitFormat, home_address?: HomeAddress | null): VisitRow {
  db.services.update(1, { format });
  const hold = holdSlot(db, person(), { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: at('14:30') }, NOW);
  return bookVisit(
    db,
    person(),
    { ...booking, hold_id: hold.id, ...(home_address === undefined ? {} : { home_address }) },
    NOW,
  );
}

const seen = (id: number, now = NOW) => visitView(db, db.users.require(1), db.visits.require(id), now);

it('a visit in the clinic has a time to arrive, and no address or video link', () => {
  const { id } = db.visits.update(book('clinic').id, { status: 'confirmed' });
  expect(seen(id, Date.parse(at('14:30')))).toMatchObject({
    arrive_at: at('14:20'),
    arrival_window: null,
    home_address: null,
    video_from: null,
    video_url: null,
  });
});

describe('a home visit', () => {
  it('is refused without an address, and any other visit is refused with an address', () => {
    expect(refusal(() => book('home', null)).fields).toEqual(['home_address.street']);
    for (const format of ['clinic', 'online'] as const) {
      expect(refusal(() => book(format, ADDRESS)).fields).toEqual(['home_address']);
    }
    const { id } = book('online', null);
    expect(seen(id).arrival_window).toBeNull();
    expect(refusal(() => changeHomeAddress(db, person(), id, ADDRESS, NOW)).fields).toEqual(['format']);
  });

  it('shows the hour within which the doctor arrives, and the address', () => {
    const visit = seen(book('home', ADDRESS).id);
    expect(visit).toMatchObject({
      format: 'home',
      arrive_at: null,
      arrival_window: { from: at('14:30'), to: at('15:30') },
      home_address: {
        street: 'ул. Жандосова, 58',
        flat: '14',
        entrance: null,
        floor: null,
        intercom: '14',
        note: null,
      },
    });
  });

  it('can get another address until the deadline for moving, and the doctor is notified', () => {
    const { id } = book('home', ADDRESS);
    const moved = changeHomeAddress(db, person(), id, { ...ADDRESS, street: 'ул. Манаса, 3' }, NOW);
    expect(moved.home_address?.street).toBe('ул. Манаса, 3');
    expect(seen(id).history[0]).toMatchObject({ kind: 'address_changed' });
    expect(db.notifications.find('user', 11).map(({ title }) => title)).toContain('Новый адрес визита 12 мая, 14:30');
    const late = NOW + 3 * HOUR;
    expect(refusal(() => changeHomeAddress(db, person(), id, ADDRESS, late))).toMatchObject({
      status: 409,
      fields: ['starts_at'],
    });
  });
});

describe('an online visit', () => {
  const start = Date.parse(at('14:30'));

  it('has its link from ten minutes before the start until half an hour after the end', () => {
    const { id } = book('online');
    db.visits.update(id, { status: 'confirmed' });
    expect(seen(id)).toMatchObject({ format: 'online', arrive_at: null, video_from: at('14:20'), video_url: null });
    expect(seen(id, start - 10 * MINUTE - 1).video_url).toBeNull();
    expect(seen(id, start - 10 * MINUTE).video_url).toMatch(/^https:\/\//);
    expect(seen(id, start + 60 * MINUTE).video_url).toMatch(/^https:\/\//);
    expect(seen(id, start + 61 * MINUTE).video_url).toBeNull();
  });

  it.each(['pending', 'completed', 'cancelled_by_patient'] as const)('has no link while it is %s', (status) => {
    const { id } = book('online');
    db.visits.update(id, { status });
    expect(seen(id, start).video_url).toBeNull();
  });
});
