import { describe, expect, it } from 'vitest';
import { visitNumber } from '#mocks/db/visit-number.ts';
import { deskVisitView } from '#mocks/handlers/views/desk-visit.ts';
import { changeClient } from '#mocks/rules/clinic/client-cards.ts';
import { clientsOf } from '#mocks/rules/clinic/clients.ts';
import { inviteDoctor, membersOf, removeDoctor } from '#mocks/rules/clinic/doctors.ts';
import { addFilial, changeFilial } from '#mocks/rules/clinic/filials.ts';
import { ownFilial, ownFilials } from '#mocks/rules/clinic/own-clinic.ts';
import { changeClinic } from '#mocks/rules/clinic/profile.ts';
import { requestBinding } from '#mocks/rules/doctor/bindings.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { cancelUntil } from '#mocks/rules/visit-times.ts';
import { nameMatches } from '#mocks/search/text/name-match.ts';
import { at, book, booking, HOUR, NOW, refusal, smallWorld } from './world.ts';

const CLINIC = {
  title: 'Клиника 1',
  short_title: null,
  jur_name: 'ТОО',
  jur_address: 'Алматы',
  work_start_year: 2016,
  description: null,
  clinic_type_id: 1,
  parameter_ids: [],
  contacts: { site: null, whatsapp: null, telegram: null, instagram: null },
};
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
  hours: [{ weekday: 'monday' as const, from: '00:00', to: '23:59' }],
};

function clinicWorld() {
  const db = smallWorld();
  db.clinic_types.seed({ id: 1, title: 'Медицинский центр' });
  return { db, clinic: db.clinics.require(1), me: db.users.require(21), other: db.users.require(22) };
}

describe('rules of booking', () => {
  it('hold from the moment they are saved', () => {
    const { db, clinic } = clinicWorld();
    const slot = { doctor_id: 2, filial_id: 1, service_id: 1, starts_at: at('11:00') };
    const settings = { book_ahead_hours: 3, cancel_ahead_hours: 2, arrive_early_minutes: 0, auto_confirm: false };
    changeClinic(db, clinic, { ...CLINIC, settings }, NOW);
    expect(refusal(() => holdSlot(db, db.users.require(1), slot, NOW)).fields).toEqual(['starts_at']);
    expect(cancelUntil(db, 1, at('11:00'))).toBe(at('09:00'));
    changeClinic(db, clinic, { ...CLINIC, settings: { ...settings, book_ahead_hours: 2 } }, NOW);
    expect(holdSlot(db, db.users.require(1), slot, NOW).starts_at).toBe(at('11:00'));
  });
});

describe('filials', () => {
  it('begin as drafts without doctors, round the clock where the hours say so', () => {
    const { db, clinic, me } = clinicWorld();
    const filial = addFilial(db, clinic, FILIAL, NOW);
    expect(filial.state).toBe('draft');
    expect(ownFilials(db, me)).toContain(filial);
    expect(db.doctors.find('filial', filial.id)).toEqual([]);
    expect(filial.hours[0]).toEqual({ from: 0, to: 1440, breaks: [] });
    expect(filial.hours.slice(1)).toEqual([null, null, null, null, null, null]);
    expect(filial.short_title).toBe('Филиал');
  });

  it('move on the map only with their city', () => {
    const { db, clinic, me } = clinicWorld();
    db.cities.seed({ id: 2, slug: 'astana', title: 'Астана', title_locative: 'Астане', lat: 51, lng: 71 });
    const filial = db.filials.update(addFilial(db, clinic, FILIAL, NOW).id, { district_id: 5, lat: 43.2 });
    const change = (values: object) => changeFilial(db, me, filial, { ...FILIAL, ...values }, NOW);
    expect(change({ title: 'Другой' })).toMatchObject({ district_id: 5, lat: 43.2 });
    expect(change({ city_id: 2 })).toMatchObject({ district_id: null, lat: 51 });
  });

  it("of another clinic don't exist", () => {
    const { db, me } = clinicWorld();
    expect(refusal(() => ownFilial(db, me, 2)).status).toBe(404);
    expect(refusal(() => ownFilial(db, me, 99)).status).toBe(404);
  });
});

describe('doctors', () => {
  it('receive once both sides want it, whoever was first', () => {
    const { db, me, other } = clinicWorld();
    const second = db.doctors.require(2);
    expect(inviteDoctor(db, other, { email: 'USER-12@demo.kz', filial_ids: [2] }, NOW).state).toBe('invited');
    expect(membersOf(db, other).map(({ doctor, state }) => [doctor.id, state])).toEqual([
      [1, 'active'],
      [2, 'invited'],
    ]);
    expect(refusal(() => inviteDoctor(db, other, { email: 'user-12@demo.kz', filial_ids: [2] }, NOW)).status).toBe(409);
    expect(requestBinding(db, second, 2, NOW).state).toBe('active');
    expect(db.doctors.require(2).filial_ids).toEqual([1, 2]);

    const filial = db.filials.update(addFilial(db, db.clinics.require(1), FILIAL, NOW).id, { state: 'open' });
    expect(requestBinding(db, db.doctors.require(2), filial.id, NOW).state).toBe('requested');
    expect(inviteDoctor(db, me, { email: 'user-12@demo.kz', filial_ids: [filial.id] }, NOW).state).toBe('active');
    expect(db.doctors.require(2).filial_ids).toEqual([1, 2, filial.id]);
    expect([...db.binding_requests.all()].map(({ state }) => state)).toEqual(['accepted', 'accepted']);
  });

  it('stay while visits are booked, and leave with their hours, services and holds', () => {
    const { db, me, other } = clinicWorld();
    const visit = book(db, 1, at('14:00'));
    expect(refusal(() => removeDoctor(db, me, 1, NOW))).toMatchObject({ status: 409, fields: ['visits'] });
    removeDoctor(db, other, 1, NOW);
    expect(db.doctors.require(1).filial_ids).toEqual([1]);
    changeVisitState(
      db,
      { by: 'doctor', user: db.users.require(11) },
      visit.id,
      { status: 'cancelled_by_clinic', reason: 'Врач заболел' },
      NOW,
    );
    holdSlot(db, db.users.require(2), { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: at('15:00') }, NOW);
    removeDoctor(db, me, 1, NOW);
    for (const table of [db.working_hours, db.doctor_services, db.slot_holds]) {
      expect(table.find('doctor', 1)).toEqual([]);
    }
    expect(db.visits.require(visit.id).doctor_id).toBe(1);
    expect(refusal(() => removeDoctor(db, me, 1, NOW)).status).toBe(404);
  });
});

describe('clients', () => {
  it('are known by what happened in this clinic alone', () => {
    const { db, me } = clinicWorld();
    const done = book(db, 1, at('10:00'));
    book(db, 1, at('11:00', 13), { filial: 2 });
    book(db, 1, at('10:00', 14));
    changeVisitState(db, { by: 'doctor', user: db.users.require(11) }, done.id, { status: 'confirmed' }, NOW);
    changeVisitState(
      db,
      { by: 'doctor', user: db.users.require(11) },
      done.id,
      { status: 'completed' },
      Date.parse(done.starts_at),
    );
    const [client, ...rest] = clientsOf(db, me, {}, NOW + 4 * HOUR);
    expect(rest).toEqual([]);
    expect(client).toMatchObject({ name: 'Осипова Елена', noShowCount: 0, last: { id: done.id } });
    expect(client?.completed).toBe(1);
    expect(client?.next?.starts_at).toBe(at('10:00', 14));
    db.users.update(1, { second_name: 'Новая' });
    expect(clientsOf(db, me, { q: 'осип' }, NOW)).toHaveLength(1);
    expect(clientsOf(db, me, { q: '8 707 555' }, NOW)).toHaveLength(1);
    expect(clientsOf(db, me, { q: '999' }, NOW)).toEqual([]);
  });

  it('are found by birthday, by the number of a visit, and by a name with the last digits of a phone', () => {
    const { db, me } = clinicWorld();
    const visit = book(db, 1, at('10:00', 14));
    db.clients.update(visit.client_id, { birthday: '1990-05-15', phone: '+7-707-555-01-23' });
    const found = (q: string) => clientsOf(db, me, { q }, NOW).map(({ client }) => client.id);
    const number = visitNumber(visit.id);
    const sought = [
      '15.05.1990',
      '15.5.1990',
      '15.05',
      'осип 0123',
      'осип 15.05.1990',
      number,
      number.replace('A', 'а'),
    ];
    expect(sought.map(found)).toEqual(sought.map(() => [visit.client_id]));
    const strangers = ['15.05.1991', '16.05', 'осип 0124', visitNumber(visit.id + 1)];
    expect(strangers.map(found)).toEqual(strangers.map(() => []));
  });

  it.each([
    ['a letter left out', 'осиова'],
    ['a letter too many', 'осиппова елена'],
    ['another letter', 'Асипова'],
    ['neighbours swapped', 'Елена Осиопва'],
    ['the English layout', 'jcbgjdf'],
    ['Latin letters', 'Osipova'],
  ])('are found with %s', (_, q) => {
    const { db, me } = clinicWorld();
    book(db, 1, at('10:00'));
    expect(clientsOf(db, me, { q }, NOW).map(({ name }) => name)).toEqual(['Осипова Елена']);
  });

  it.each(['осопово', 'оси петр', 'асп', '87075550199'])('are not found by «%s»', (q) => {
    const { db, me } = clinicWorld();
    book(db, 1, at('10:00'));
    expect(clientsOf(db, me, { q }, NOW)).toEqual([]);
  });
});

describe('a corrected phone', () => {
  it('stands on the visits to come that had the old one, and on no other', () => {
    const db = smallWorld();
    const owner = db.users.require(21);
    const called = book(db, 1, at('10:00'));
    const other = book(db, 1, at('11:00'));
    const over = book(db, 1, at('12:00'));
    const client = db.clients.require(called.client_id);
    db.visits.update(other.id, { phone: '+7-701-000-00-01' });
    db.visits.update(over.id, { status: 'completed' });
    const card = { ...client, phone: '+7-701-999-88-77' };
    changeClient(db, owner, client.id, card, NOW);
    const phones = [called, other, over].map(({ id }) => deskVisitView(db, 'clinic', db.visits.require(id), NOW).phone);
    expect(phones).toEqual(['+7-701-999-88-77', '+7-701-000-00-01', booking.phone]);
  });
});

describe('visits', () => {
  it('move in their own clinic only', () => {
    const { db, me, other } = clinicWorld();
    const { id } = book(db, 1, at('14:00'));
    expect(
      refusal(() => changeVisitState(db, { by: 'clinic', user: other }, id, { status: 'confirmed' }, NOW)).status,
    ).toBe(404);
    expect(changeVisitState(db, { by: 'clinic', user: me }, id, { status: 'confirmed' }, NOW).status).toBe('confirmed');
    expect(
      refusal(() => changeVisitState(db, { by: 'clinic', user: me }, id, { status: 'arrived' }, NOW)).fields,
    ).toEqual(['status']);
  });
});

it.each([
  ['айнур касым', true],
  ['Қасымова', true],
  ['сымова', false],
  ['  ', true],
])('«%s» finds Қасымова Айнұр: %s', (typed, isFound) => {
  const person = { first_name: 'Айнұр', second_name: 'Қасымова', third_name: null };
  expect(nameMatches(person, typed)).toBe(isFound);
});
