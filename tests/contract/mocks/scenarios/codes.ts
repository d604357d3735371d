import { describe, expect, it } from 'vitest';
import { DEMO } from '#mocks/seed/demo.ts';
import { bookSlot, freeSlot, holdFree, newBooking } from '../booking.ts';
import { requestExample } from '../codes.ts';
import { every, somePath } from '../operations.ts';
import type { World } from '../world.ts';

const NIGHT = '2026-05-14T03:00:00+05:00';
const KEY = 'a-key-that-was-used-before';
const OTHER_DOCTOR = 11;

/** Causes the errors that no other scenario causes, so that every listed code occurs. */
export function codeScenarios({ client, tokens }: World): void {
  const { db } = client.provider;
  const patient = () => ({ token: tokens.patient });
  const clinic = () => ({ token: tokens.clinic });

  describe('an error with the documented code', () => {
    it('is sent if a patient or a clinic moves an ended visit', async () => {
      const [ended] = (await client.ask('visitList', { ...patient(), query: { status: 'past' } })).body.data;
      const path = { id: ended?.id ?? 0 };
      const body = { ...(await freeSlot(client)), visit_id: path.id };
      expect((await client.ask('slotHoldCreate', { ...patient(), body })).code).toBe('wrong_state');
      const move = { ...patient(), path, body: { hold_id: crypto.randomUUID() } };
      expect((await client.ask('visitReschedule', move)).code).toBe('wrong_state');
      const atDesk = db.visits.find('status', 'completed').find(({ clinic_id }) => clinic_id === 1);
      const ofDesk = { ...clinic(), path: { id: atDesk?.id ?? 0 } };
      const { starts_at } = await freeSlot(client);
      const moved = { ...ofDesk, body: { starts_at } };
      expect((await client.ask('clinicVisitReschedule', moved)).code).toBe('wrong_state');
      const given = db.visits.find('status', 'cancelled_by_patient').find(({ clinic_id }) => clinic_id === 1);
      const restored = { ...clinic(), path: { id: given?.id ?? 0 } };
      expect((await client.ask('clinicVisitRestore', restored)).code).toBe('wrong_state');
    });

    it('is sent if a booking overlaps the patient’s visit to another doctor', async () => {
      const mine = await bookSlot(client, tokens.patient);
      const hold = await holdFree(client, tokens.patient);
      const { starts_at, ends_at } = db.slot_holds.require(hold.id);
      const { client_id } = db.visits.update(mine.id, { doctor_id: OTHER_DOCTOR, starts_at, ends_at });
      const asked = { ...patient(), ...newBooking(hold.id) };
      expect((await client.ask('visitCreate', asked)).code).toBe('family_overlap');
      await client.ask('slotHoldDelete', { ...patient(), path: { id: hold.id } });
      const body = { doctor_id: 1, filial_id: 1, service_id: 1, starts_at, source: 'phone', client_id };
      const desk = { ...clinic(), headers: { 'Idempotency-Key': crypto.randomUUID() }, body };
      expect((await client.ask('clinicVisitCreate', desk)).code).toBe('family_overlap');
      db.visits.update(mine.id, { status: 'cancelled_by_patient' });
    });

    it('is sent if a waiting patient is offered a slot outside the doctor’s hours', async () => {
      const { data } = (await client.ask('clinicWaitlist', { ...clinic(), query: { doctor_id: 1 } })).body;
      const wish = data.find(({ nearest_slot_at }) => nearest_slot_at !== null);
      const offer = { path: { id: wish?.id ?? 0 }, body: { starts_at: NIGHT } };
      expect((await client.ask('clinicWaitlistOfferUpdate', { ...clinic(), ...offer })).code).toBe('slot_taken');
      const doctor = { token: tokens.doctor, ...offer };
      expect((await client.ask('doctorWaitlistOfferUpdate', doctor)).code).toBe('slot_taken');
    });

    it.each(every.filter(({ right }) => right !== null))(
      'is sent if the account calls $id without the right $right',
      async (operation) => {
        db.users.update(DEMO.reception.user_id, { clinic_rights: [] });
        const token = await client.logIn('reception@demo.kz', 'clinic');
        const { status, code } = await client.ask(operation.id, { path: somePath(operation), token });
        expect([status, code]).toEqual([403, 'right_required']);
      },
    );

    const repeatable = every.filter(
      ({ session, sends, parameters }) =>
        session === 'required' && sends === 'json' && parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    it.each(repeatable)('is sent if the idempotency key of another request is reused for $id', async (operation) => {
      const role = operation.role ?? 'user';
      const token = { user: tokens.patient, doctor: tokens.doctor, clinic: tokens.clinic }[role];
      const headers = { 'Idempotency-Key': KEY };
      const first = (
        { user: 'familyMemberCreate', doctor: 'doctorEducationCreate', clinic: 'clinicNewsCreate' } as const
      )[role];
      const body = requestExample(first);
      const used = await client.ask(first, {
        token,
        headers,
        body: first === 'familyMemberCreate' ? { ...body, iin: null } : { ...body, title: 'Другое' },
      });
      expect(used.status).toBe(201);
      const asked = { token, headers, path: somePath(operation), body: requestExample(operation.id) };
      expect((await client.ask(operation.id, asked)).code).toBe('key_reused');
    });
  });
}
