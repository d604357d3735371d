import { describe, expect, it } from 'vitest';
import { at, bookSlot, cancelAgain, holdFree } from '../booking.ts';
import type { World } from '../world.ts';
import { deskPaperScenarios } from './desk-papers.ts';
import { walkInScenarios } from './walk-in.ts';

const UNKNOWN_ID = 99_999_999;
const SERVICE = { filial_id: 1, service_id: 1 };
const WEEKS = { date_from: '2026-05-14', date_to: '2026-06-08' };
const ZHANNA = { second_name: 'Сатыбалды', first_name: 'Жанна', phone: '+7-701-555-32-10', birthday: '1988-03-04' };

/** Bookings and moves by doctors and receptionists for callers, walk-ins and returning patients. */
export function deskScenarios(world: World): void {
  const { client, tokens } = world;
  const doctor = (more: object = {}) => ({ token: tokens.doctor, ...more });
  const clinic = (more: object = {}) => ({ token: tokens.clinic, ...more });
  const key = () => ({ headers: { 'Idempotency-Key': crypto.randomUUID() } });

  /** Free slots of the demo doctor, at least two days ahead. */
  const freeTimes = async (): Promise<string[]> => {
    const { body } = await client.ask('doctorSlotList', doctor({ query: { ...SERVICE, ...WEEKS } }));
    return body.data.flatMap(({ slots }) => slots.filter(({ available }) => available).map((slot) => slot.starts_at));
  };
  const bookNew = async (person: object = ZHANNA) => {
    const [starts_at] = await freeTimes();
    const body = { ...SERVICE, starts_at, source: 'phone', new_client: person };
    return (await client.ask('doctorVisitCreate', doctor({ ...key(), body }))).body.data;
  };

  describe('the reception of a clinic', () => {
    it('books a slot for a caller once, and the slot is then taken for other people', async () => {
      const [starts_at] = await freeTimes();
      const body = { ...SERVICE, starts_at, source: 'phone', new_client: ZHANNA, comment: ' Кашель ' };
      const asked = doctor({ ...key(), body });
      const made = await client.ask('doctorVisitCreate', asked);
      expect(made.body.data).toMatchObject({
        status: 'confirmed',
        source: 'phone',
        starts_at,
        price: 12_500,
        first_time: true,
        comment: 'Кашель',
        person: { full_name: 'Сатыбалды Жанна', age: 38 },
      });
      expect((await client.ask('doctorVisitCreate', asked)).body).toEqual(made.body);
      const other = await client.ask('doctorVisitCreate', { ...asked, body: { ...body, comment: null } });
      expect([other.status, other.code]).toEqual([422, 'key_reused']);
      const taken = await client.ask('clinicVisitCreate', clinic({ ...key(), body: { ...body, doctor_id: 1 } }));
      expect([taken.status, taken.code, Object.keys(taken.errors)]).toEqual([409, 'slot_taken', ['starts_at']]);
      expect(await freeTimes()).not.toContain(starts_at);
      const day = starts_at?.slice(0, 10) ?? '';
      const query = { ...SERVICE, date_from: day, date_to: day };
      const shown = (await client.ask('doctorSlots', { path: { id: 'serikova-aigul' }, query })).body.data[0];
      expect(shown?.slots.find((slot) => slot.starts_at === starts_at)?.available).toBe(false);
    });

    it('books for a known client, whose linked account can read the visit', async () => {
      const first = await bookNew();
      const [starts_at] = await freeTimes();
      const again = { ...SERVICE, doctor_id: 1, starts_at, source: 'walk_in', new_client: ZHANNA };
      const second = await client.ask('clinicVisitCreate', clinic({ ...key(), body: again }));
      expect(second.body.data.client_id).toBe(first.client_id);

      const mine = await bookSlot(client, tokens.patient);
      const { visit } = (await client.ask('doctorVisitRead', doctor({ path: { id: mine.id } }))).body.data;
      const [later = ''] = await freeTimes();
      const body = { ...SERVICE, starts_at: later, source: 'follow_up', client_id: visit.client_id };
      const followUp = (await client.ask('doctorVisitCreate', doctor({ ...key(), body }))).body.data;
      const read = await client.ask('visitRead', { token: tokens.patient, path: { id: followUp.id } });
      expect(read.body.data).toMatchObject({ status: 'confirmed', starts_at: later });
      expect(read.body.data.history[0]?.text).toBe('Врач записал вас');
      // A visit does not join an account because its phone number matches.
      const stranger = await bookNew({ ...ZHANNA, second_name: 'Чужая', phone: '+7-707-555-01-23' });
      expect((await client.ask('visitRead', { token: tokens.patient, path: { id: stranger.id } })).status).toBe(404);
      await cancelAgain(client, tokens.patient, mine.id);
    });

    it('gets an error that names the wrong field of a booking', async () => {
      const [starts_at = '', next = ''] = await freeTimes();
      const body = { ...SERVICE, starts_at, source: 'phone', new_client: ZHANNA };
      const fields = async (change: object, by: 'doctor' | 'clinic' = 'doctor') => {
        const asked = { ...key(), body: { ...body, ...(by === 'clinic' && { doctor_id: 1 }), ...change } };
        const id = by === 'doctor' ? 'doctorVisitCreate' : 'clinicVisitCreate';
        const { status, errors } = await client.ask(id, by === 'doctor' ? doctor(asked) : clinic(asked));
        return [status, ...Object.keys(errors)];
      };
      expect(await fields({ new_client: null })).toEqual([422, 'client_id']);
      expect(await fields({ client_id: 50 })).toEqual([422, 'new_client']);
      expect(await fields({ new_client: null, client_id: UNKNOWN_ID })).toEqual([422, 'client_id']);
      expect(await fields({ filial_id: UNKNOWN_ID })).toEqual([422, 'filial_id']);
      expect(await fields({ service_id: UNKNOWN_ID })).toEqual([422, 'service_id']);
      expect(await fields({ filial_id: 7 }, 'clinic')).toEqual([422, 'filial_id']);
      expect(await fields({ doctor_id: UNKNOWN_ID }, 'clinic')).toEqual([422, 'doctor_id']);
      expect(await fields({ new_client: { ...ZHANNA, first_name: 'Дина', birthday: '2020-01-01' } }, 'clinic')).toEqual(
        [422, 'doctor_id'],
      );
      const home = { street: 'ул. Абая, 1', flat: null, entrance: null, floor: null, intercom: null, note: null };
      expect(await fields({ home_address: home })).toEqual([422, 'home_address']);
      expect(await fields({ starts_at: at('07:00') })).toEqual([409, 'starts_at']);
      // Books a visit of the client, which the booking below would overlap.
      const held = (await client.ask('doctorVisitCreate', doctor({ ...key(), body: { ...body, starts_at: next } })))
        .body;
      const elsewhere = { new_client: null, client_id: held.data.client_id, starts_at: next, doctor_id: 14 };
      expect((await fields(elsewhere, 'clinic'))[0]).not.toBe(201);
    });

    it('can book a slot until 15 minutes after its start', async () => {
      const before = client.now;
      const today = { ...SERVICE, date_from: '2026-05-12', date_to: '2026-05-12' };
      const query = doctor({ query: today });
      const begin = (await client.ask('doctorSlotList', query)).body.data[0]?.slots[0]?.starts_at ?? '';
      client.now = Date.parse(begin) + 15 * 60_000;
      expect((await client.ask('doctorSlotList', query)).body.data[0]?.slots[0]?.starts_at).toBe(begin);
      client.now += 60_000;
      expect((await client.ask('doctorSlotList', query)).body.data[0]?.slots[0]?.starts_at).not.toBe(begin);
      client.now = before;
    });

    it('lists slots for a booking, for a move and for lab samples, over at most 42 days', async () => {
      const ask = async (query: object) => {
        const { status, errors } = await client.ask(
          'clinicSlotList',
          clinic({ query: { filial_id: 1, ...WEEKS, ...query } }),
        );
        return [status, ...Object.keys(errors)];
      };
      expect(await ask({ doctor_id: 1 })).toEqual([200]);
      expect(await ask({})).toEqual([200]);
      expect(await ask({ doctor_id: UNKNOWN_ID })).toEqual([422, 'doctor_id']);
      expect(await ask({ doctor_id: 1, service_id: UNKNOWN_ID })).toEqual([422, 'service_id']);
      expect(await ask({ doctor_id: 1, visit_id: UNKNOWN_ID })).toEqual([422, 'visit_id']);
      expect(await ask({ doctor_id: 1, filial_id: 7 })).toEqual([422, 'filial_id']);
      expect(await ask({ doctor_id: 1, date_to: '2026-09-08' })).toEqual([422, 'date_to']);
      const long = doctor({ query: { ...SERVICE, ...WEEKS, date_to: '2026-09-08' } });
      expect((await client.ask('doctorSlotList', long)).errors).toHaveProperty('date_to');
    });

    it('moves a visit in one step, and the patient reads the old time, the new time and the reason', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const hold = await holdFree(client, tokens.patient, visit.id);
      const starts_at = (await freeTimes()).at(-1) ?? '';
      const body = { starts_at, reason: 'Врач задерживается' };
      const moved = await client.ask('doctorVisitReschedule', doctor({ path: { id: visit.id }, body }));
      expect(moved.body.data).toMatchObject({ status: 'confirmed', starts_at, attendance_confirmed_at: null });
      expect(await freeTimes()).toContain(visit.starts_at);
      const read = (await client.ask('visitRead', { token: tokens.patient, path: { id: visit.id } })).body.data;
      expect(read.history[0]).toMatchObject({ kind: 'rescheduled' });
      expect(read.history[0]?.text).toMatch(
        /^Врач перенёс запись: \d+ \S+, \d\d:\d\d → .+\. Причина: врач задерживается$/,
      );
      // The patient's hold for moving the visit became invalid when the doctor moved it.
      const stale = await client.ask('visitReschedule', {
        token: tokens.patient,
        path: { id: visit.id },
        body: { hold_id: hold.id },
      });
      expect(stale.code).toBe('hold_gone');
      const again = await client.ask('doctorVisitReschedule', doctor({ path: { id: visit.id }, body }));
      expect(again.body.data).toEqual(moved.body.data);
      const after = (await client.ask('visitRead', { token: tokens.patient, path: { id: visit.id } })).body.data;
      expect(after.history).toHaveLength(read.history.length);
      await cancelAgain(client, tokens.patient, visit.id);
    });

    it('moves a visit to another doctor of the clinic at that doctor’s price', async () => {
      const visit = await bookNew();
      const path = { id: visit.id };
      const { body } = await client.ask('clinicDoctorList', clinic({ query: { filial_id: 1, per_page: 100 } }));
      const others = body.data.filter(({ id }) => id !== 1).map(({ id }) => id);
      const answers: string[] = [];
      for (const doctor_id of others) {
        const query = { doctor_id, filial_id: 1, service_id: 1, ...WEEKS };
        const slots = await client.ask('clinicSlotList', clinic({ query }));
        if (slots.status === 422) {
          const asked = { path, body: { starts_at: visit.starts_at, doctor_id } };
          answers.push(Object.keys((await client.ask('clinicVisitReschedule', clinic(asked))).errors).join());
          continue;
        }
        const starts_at = slots.body.data.flatMap((day) => day.slots).find(({ available }) => available)?.starts_at;
        const moved = await client.ask('clinicVisitReschedule', clinic({ path, body: { starts_at, doctor_id } }));
        expect(moved.body.data).toMatchObject({ doctor_id, starts_at });
        expect((await client.ask('doctorVisitRead', doctor({ path }))).status).toBe(404);
      }
      expect(answers).toContain('service_id');
      const foreign = { path, body: { starts_at: visit.starts_at, filial_id: 7 } };
      expect((await client.ask('clinicVisitReschedule', clinic(foreign))).errors).toHaveProperty('filial_id');
    });

    it('can’t move a visit to a past time or an unknown filial, and can’t move a cancelled visit', async () => {
      const visit = await bookNew();
      const path = { id: visit.id };
      const body = { starts_at: at('07:00') };
      expect((await client.ask('doctorVisitReschedule', doctor({ path, body }))).errors).toHaveProperty('starts_at');
      expect((await client.ask('clinicVisitReschedule', clinic({ path, body }))).errors).toHaveProperty('starts_at');
      const far = { starts_at: visit.starts_at, filial_id: UNKNOWN_ID };
      expect((await client.ask('doctorVisitReschedule', doctor({ path, body: far }))).errors).toHaveProperty(
        'filial_id',
      );
      const nowhere = { path: { id: UNKNOWN_ID }, body };
      expect((await client.ask('doctorVisitReschedule', doctor(nowhere))).status).toBe(404);
      expect((await client.ask('clinicVisitReschedule', clinic(nowhere))).status).toBe(404);
      const cancel = { status: 'cancelled_by_clinic', reason: 'Врач заболел' };
      await client.ask('doctorVisitStateUpdate', doctor({ path, body: cancel }));
      expect((await client.ask('doctorVisitReschedule', doctor({ path, body }))).code).toBe('wrong_state');
    });

    it('lists visits page by page, and filters them by status, place and person', async () => {
      const pending = (await client.ask('doctorVisitList', doctor({ query: { status: 'pending' } }))).body.data;
      expect(pending.length).toBeGreaterThan(0);
      expect(new Set(pending.map(({ status }) => status))).toEqual(new Set(['pending']));
      const ahead = (await client.ask('doctorVisitList', doctor())).body.data;
      expect(ahead.every(({ starts_at }) => starts_at >= '2026-05-12')).toBe(true);
      const found = (await client.ask('doctorVisitList', doctor({ query: { q: 'сатыбалды' } }))).body.data;
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ person }) => person.full_name.startsWith('Сатыбалды'))).toBe(true);
      const backwards = { date_from: '2026-05-12', date_to: '2026-05-11' };
      expect((await client.ask('doctorVisitList', doctor({ query: backwards }))).errors).toHaveProperty('date_to');

      const all = (await client.ask('clinicVisitList', clinic({ query: { status: 'ahead' } }))).body;
      expect(new Set(all.data.map(({ filial_id }) => filial_id)).size).toBeGreaterThan(1);
      expect(all.meta).toMatchObject({ total: all.data.length, last_page: 1 });
      const query = { status: 'ahead', per_page: 3, page: 2 };
      const paged = (await client.ask('clinicVisitList', clinic({ query }))).body;
      expect(paged.data).toEqual(all.data.slice(3, 6));
      expect(paged.meta.total).toBe(all.meta.total);
      const hers = (await client.ask('clinicVisitList', clinic({ query: { doctor_id: 1 } }))).body.data;
      expect(new Set(hers.map(({ doctor_id }) => doctor_id))).toEqual(new Set([1]));
    });

    it('finds past visits by status, days and name', async () => {
      const ask = async (query: object) => (await client.ask('doctorArchive', doctor({ query }))).body.data;
      expect((await ask({ status: 'no_show' })).every(({ status }) => status === 'no_show')).toBe(true);
      expect((await ask({ status: 'cancelled' })).every(({ status }) => status.startsWith('cancelled'))).toBe(true);
      const spring = await ask({ date_from: '2026-03-01', date_to: '2026-04-30', per_page: 100 });
      expect(spring.length).toBeGreaterThan(0);
      expect(spring.every(({ starts_at }) => /^2026-0[34]/.test(starts_at))).toBe(true);
      expect((await ask({ q: 'осипова' })).every(({ person }) => person.full_name.startsWith('Осипова'))).toBe(true);
      const backwards = { date_from: '2026-05-12', date_to: '2026-05-11' };
      expect((await client.ask('doctorArchive', doctor({ query: backwards }))).errors).toHaveProperty('date_to');
    });
  });

  deskPaperScenarios(world, bookNew);
  walkInScenarios(world, bookNew);
}
