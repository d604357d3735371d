import { describe, expect, it } from 'vitest';
import { bookSlot, cancelAgain } from '../booking.ts';
import type { World } from '../world.ts';

/** The three cabinets have the same operations for notifications. */
const CABINETS = [
  ['patient', 'notificationList', 'notificationRead', 'notificationReadAll'],
  ['doctor', 'doctorNotificationList', 'doctorNotificationRead', 'doctorNotificationReadAll'],
  ['clinic', 'clinicNotificationList', 'clinicNotificationRead', 'clinicNotificationReadAll'],
] as const;

export function notificationScenarios({ client, tokens }: World): void {
  describe('the notifications of an account', () => {
    it('report a booking to the doctor and the clinic, and their answer to the patient', async () => {
      const { id } = await bookSlot(client, tokens.patient);
      const state = { token: tokens.doctor, path: { id } };
      await client.ask('doctorVisitStateUpdate', { ...state, body: { status: 'confirmed' } });
      const reason = { status: 'cancelled_by_clinic', reason: 'Врач заболел' };
      await client.ask('doctorVisitStateUpdate', { ...state, body: reason });
      const target = { kind: 'visit', id };
      const newest = async (cabinet: 0 | 1 | 2, count: number) => {
        const [who, list] = CABINETS[cabinet];
        const { data } = (await client.ask(list, { token: tokens[who], query: { per_page: 20 } })).body;
        // Skips notifications about visits that another scenario ended on a later day.
        const now = data.filter(({ kind }) => kind !== 'visit_ended').slice(0, count);
        return now.map((one) => ({ kind: one.kind, target: one.target, read: one.read }));
      };
      expect(await newest(0, 2)).toEqual([
        { kind: 'visit_cancelled', target, read: false },
        { kind: 'visit_confirmed', target, read: false },
      ]);
      const created = { kind: 'visit_created', target, read: false };
      expect([await newest(1, 1), await newest(2, 1)]).toEqual([[created], [created]]);
      const { data } = (await client.ask('notificationList', { token: tokens.patient })).body;
      expect(data.find((one) => one.target?.id === id)?.text).toContain('Причина: врач заболел');
    });

    it('reach all staff of the clinic, including receptionists', async () => {
      const token = await client.logIn('reception@demo.kz', 'clinic');
      expect((await client.ask('clinicNotificationList', { token })).body.meta.unread).toBeGreaterThan(0);
      const { id } = await bookSlot(client, tokens.patient);
      const { data } = (await client.ask('clinicNotificationList', { token })).body;
      expect([data[0]?.kind, data[0]?.target]).toEqual(['visit_created', { kind: 'visit', id }]);
      await cancelAgain(client, tokens.patient, id);
    });

    it('report a patient’s cancellation to doctor and clinic', async () => {
      const { id } = await bookSlot(client, tokens.patient);
      await cancelAgain(client, tokens.patient, id);
      for (const [who, list] of CABINETS.slice(1)) {
        const { data } = (await client.ask(list, { token: tokens[who] })).body;
        expect([data[0]?.kind, data[0]?.target]).toEqual(['visit_cancelled', { kind: 'visit', id }]);
      }
    });

    it.each(CABINETS)(
      'in the cabinet of the %s can be marked as read one by one or all at once',
      async (who, list, read, readAll) => {
        const token = tokens[who];
        const before = (await client.ask(list, { token, query: { unread: 'true' } })).body;
        const [first] = before.data;
        if (first === undefined) throw new Error('nothing is unread');
        expect(before.meta.total).toBe(before.meta.unread);
        expect((await client.ask(read, { token, path: { id: first.id } })).status).toBe(204);
        expect((await client.ask(read, { token, path: { id: first.id } })).status).toBe(204);
        const after = (await client.ask(list, { token, query: { per_page: 1 } })).body;
        expect(after.meta.unread).toBe(before.meta.unread - 1);
        expect(after.data).toHaveLength(1);
        expect((await client.ask(readAll, { token })).status).toBe(204);
        const rest = (await client.ask(list, { token, query: { unread: 'true' } })).body;
        expect([rest.data, rest.meta.unread]).toEqual([[], 0]);
        expect((await client.ask(list, { token, query: { page: 0 } })).status).toBe(422);
      },
    );

    it('are hidden from another account or cabinet by a 404', async () => {
      const { data } = (await client.ask('doctorNotificationList', { token: tokens.doctor })).body;
      const path = { id: data[0]?.id ?? 0 };
      expect((await client.ask('notificationRead', { token: tokens.patient, path })).status).toBe(404);
      expect((await client.ask('clinicNotificationRead', { token: tokens.clinic, path })).status).toBe(404);
      const everyone = await client.logIn('all@demo.kz');
      expect((await client.ask('doctorNotificationRead', { token: everyone, path })).status).toBe(404);
    });
  });
}
