import { describe, expect, it } from 'vitest';
import { at, bookSlot, freeSlot, holdFree, newBooking } from '../booking.ts';
import { START } from '../client.ts';
import type { World } from '../world.ts';

export function patientScenarios({ client, tokens }: World): void {
  describe('a patient of the site', () => {
    it('reads the profile and the family, and adds a relative', async () => {
      expect((await client.ask('patientProfile', { token: tokens.patient })).body.data.email).toBe('patient@demo.kz');
      const body = {
        relation: 'daughter',
        first_name: 'Аня',
        second_name: 'Осипова',
        birthday: '2020-05-13',
        gender: 'female',
      };
      expect((await client.ask('familyMemberCreate', { token: tokens.patient, body })).body.data).toMatchObject({
        ...body,
        third_name: null,
        age: 5,
      });
      expect(
        (await client.ask('familyMemberList', { token: tokens.patient })).body.data.map(({ first_name }) => first_name),
      ).toContain('Аня');
      const future = await client.ask('familyMemberCreate', {
        token: tokens.patient,
        body: { ...body, birthday: '2026-05-13' },
      });
      expect(future.errors).toHaveProperty('birthday');
    });

    it('holds, reads and releases a slot', async () => {
      const slot = await freeSlot(client);
      const held = await client.ask('slotHoldCreate', { token: tokens.patient, body: slot });
      expect(held.status).toBe(201);
      const path = { id: held.body.data.id };
      expect((await client.ask('slotHoldRead', { token: tokens.patient, path })).body).toEqual(held.body);
      const other = await client.logIn('all@demo.kz');
      expect((await client.ask('slotHoldRead', { token: other, path })).status).toBe(404);
      expect((await client.ask('slotHoldCreate', { token: other, body: slot })).errors).toHaveProperty('starts_at');
      expect((await client.ask('slotHoldDelete', { token: other, path })).status).toBe(404);
      expect((await client.ask('slotHoldDelete', { token: tokens.patient, path })).status).toBe(204);
      expect((await client.ask('slotHoldRead', { token: tokens.patient, path })).status).toBe(404);
      expect(
        (await client.ask('slotHoldCreate', { token: tokens.patient, body: { ...slot, doctor_id: 99_999_999 } }))
          .status,
      ).toBe(422);
    });

    it('books one visit although the request is sent twice, and the doctor sees the visit', async () => {
      const hold = await holdFree(client, tokens.patient);
      const asked = { token: tokens.patient, ...newBooking(hold.id) };
      const [first, second] = await Promise.all([client.ask('visitCreate', asked), client.ask('visitCreate', asked)]);
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.body).toEqual(first.body);
      const { id, number, starts_at } = first.body.data;
      expect(number).toBe('A-20417');
      const date = starts_at.slice(0, 10);
      const seen = await client.ask('doctorVisitList', {
        token: tokens.doctor,
        query: { date_from: date, date_to: date },
      });
      expect(seen.body.data.find((visit) => visit.id === id)).toMatchObject({
        number,
        status: 'pending',
        first_time: false,
      });
      expect(
        (await client.ask('visitCreate', { ...asked, body: { ...asked.body, comment: 'x' } })).errors,
      ).toHaveProperty('Idempotency-Key');
      expect(
        (await client.ask('visitCreate', { token: tokens.patient, ...newBooking(hold.id) })).errors,
      ).toHaveProperty('hold_id');
    });

    it('lists upcoming, past and cancelled visits, each with their count', async () => {
      for (const status of ['upcoming', 'past', 'cancelled'] as const) {
        const { body } = await client.ask('visitList', { token: tokens.patient, query: { status, per_page: 100 } });
        expect(body.data).toHaveLength(body.meta.counts[status]);
        const times = body.data.map(({ starts_at }) => Date.parse(starts_at));
        expect(times).toEqual(times.toSorted((a, b) => (status === 'upcoming' ? a - b : b - a)));
      }
      expect((await client.ask('visitList', { token: tokens.patient, query: { status: 'all' } })).status).toBe(422);
    });

    it('can cancel a visit once, until the clinic’s deadline', async () => {
      const { id } = await bookSlot(client, tokens.patient);
      const asked = { token: tokens.patient, path: { id }, body: { reason: 'Изменились планы' } };
      const confirm = { token: tokens.doctor, path: { id }, body: { status: 'confirmed' } };
      await client.ask('doctorVisitStateUpdate', confirm);
      const { data: visit } = (await client.ask('visitRead', { token: tokens.patient, path: { id } })).body;
      client.now = Date.parse(visit.cancel_until) + 60_000;
      expect(
        (await client.ask('visitCancel', { ...asked, token: await client.logIn('patient@demo.kz') })).errors,
      ).toHaveProperty('starts_at');
      client.now = START;
      expect((await client.ask('visitCancel', asked)).body.data).toMatchObject({
        status: 'cancelled_by_patient',
        cancel_reason: 'Изменились планы',
      });
      expect((await client.ask('visitCancel', asked)).status).toBe(409);
    });

    it('moves a visit in one step', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const hold = await holdFree(client, tokens.patient, visit.id);
      const moved = await client.ask('visitReschedule', {
        token: tokens.patient,
        path: { id: visit.id },
        body: { hold_id: hold.id },
      });
      expect(moved.body.data).toMatchObject({ id: visit.id, status: 'pending', starts_at: hold.starts_at });
      expect(
        (
          await client.ask('visitReschedule', {
            token: tokens.patient,
            path: { id: visit.id },
            body: { hold_id: hold.id },
          })
        ).errors,
      ).toHaveProperty('hold_id');
    });

    it('confirms to come to a visit, but can’t confirm a cancelled visit', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const asked = { token: tokens.patient, path: { id: visit.id } };
      expect((await client.ask('visitAttendanceConfirm', asked)).body.data.attendance_confirmed_at).toBe(at('08:20'));
      await client.ask('visitCancel', { ...asked, body: { reason: 'Планы' } });
      expect((await client.ask('visitAttendanceConfirm', { ...asked })).status).toBe(200);
      const cancelled = await bookSlot(client, tokens.patient);
      await client.ask('visitCancel', { token: tokens.patient, path: { id: cancelled.id }, body: { reason: 'Планы' } });
      expect(
        (await client.ask('visitAttendanceConfirm', { token: tokens.patient, path: { id: cancelled.id } })).status,
      ).toBe(409);
    });

    it('gets 404 for other people’s visits', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const token = await client.logIn('all@demo.kz');
      const path = { id: visit.id };
      const statuses = [
        (await client.ask('visitRead', { token, path })).status,
        (await client.ask('visitCancel', { token, path, body: { reason: 'Чужая' } })).status,
        (await client.ask('visitReschedule', { token, path, body: { hold_id: crypto.randomUUID() } })).status,
        (await client.ask('visitAttendanceConfirm', { token, path })).status,
        (await client.ask('doctorVisitStateUpdate', { token, path, body: { status: 'confirmed' } })).status,
      ];
      expect(statuses).toEqual([404, 404, 404, 404, 404]);
      expect((await client.ask('visitRead', { token: tokens.patient, path })).body.data.id).toBe(visit.id);
      expect((await client.ask('visitRead', { token: tokens.patient, path: { id: 'abc' } })).status).toBe(404);
    });
  });
}
