import { describe, expect, it } from 'vitest';
import { bookSlot } from '../booking.ts';
import type { World } from '../world.ts';

const SERIKOVA = 1;
/** A Monday after the days that are open for booking. */
const FREE_DAY = '2026-06-22';

export function clinicAbsenceScenarios({ client, tokens }: World): void {
  const of = (id: number, token = tokens.clinic) => ({ token, path: { id } });
  const times = { filial_ids: [1], date_from: FREE_DAY, date_to: FREE_DAY, time_from: null, time_to: null };
  const body = { ...times, reason: 'Врач заболел', decisions: [] };

  describe('a doctor’s absence in the clinic’s cabinet', () => {
    it('is entered by a receptionist and deleted by the owner, and the doctor is notified', async () => {
      const me = of(SERIKOVA, await client.logIn('reception@demo.kz', 'clinic'));
      const made = await client.ask('clinicAbsenceCreate', { ...me, body });
      expect([made.status, made.body.data]).toEqual([201, expect.objectContaining({ ...times, visits_count: 0 })]);
      const { data } = (await client.ask('clinicAbsenceList', me)).body;
      expect(data.map(({ id }) => id)).toContain(made.body.data.id);
      const twice = await client.ask('clinicAbsenceCreate', { ...me, body });
      expect([twice.status, Object.keys(twice.errors)]).toEqual([409, ['date_from']]);
      const dryRun = await client.ask('clinicAbsenceDryRun', { ...me, body: times });
      expect(dryRun.status).toBe(409);
      const told = await client.ask('doctorNotificationList', { token: tokens.doctor });
      expect(told.body.data[0]?.title).toBe('Клиника закрыла ваше время');
      const path = { id: SERIKOVA, absence: made.body.data.id };
      expect((await client.ask('clinicAbsenceDelete', { token: tokens.clinic, path })).status).toBe(204);
      expect((await client.ask('clinicAbsenceDelete', { token: tokens.clinic, path })).status).toBe(404);
    });

    it('needs a decision about each affected visit', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const day = visit.starts_at.slice(0, 10);
      const ofDay = { ...times, date_from: day, date_to: day };
      const touched = (await client.ask('clinicAbsenceDryRun', { ...of(SERIKOVA), body: ofDay })).body.data;
      expect(touched.map((one) => one.visit.id)).toContain(visit.id);
      const refused = await client.ask('clinicAbsenceCreate', { ...of(SERIKOVA), body: { ...body, ...ofDay } });
      expect([refused.status, refused.code]).toEqual([409, 'visits_undecided']);
      expect(refused.visitIds).toEqual(touched.map((one) => one.visit.id));
      const decisions = touched.map((one) => ({
        visit_id: one.visit.id,
        action: one.visit.id === visit.id ? 'cancel' : 'keep',
      }));
      const closed = await client.ask('clinicAbsenceCreate', {
        ...of(SERIKOVA),
        body: { ...body, ...ofDay, decisions },
      });
      expect(closed.body.data.visits_count).toBe(touched.length - 1);
      const read = await client.ask('visitRead', { token: tokens.patient, path: { id: visit.id } });
      expect(read.body.data.status).toBe('cancelled_by_clinic');
      const path = { id: SERIKOVA, absence: closed.body.data.id };
      await client.ask('clinicAbsenceDelete', { token: tokens.clinic, path });
    });

    it('is possible only for the clinic’s own doctors and filials', async () => {
      expect((await client.ask('clinicAbsenceList', of(99_999))).status).toBe(404);
      expect((await client.ask('clinicAbsenceCreate', { ...of(99_999), body })).status).toBe(404);
      expect((await client.ask('clinicAbsenceDryRun', { ...of(99_999), body: times })).status).toBe(404);
      const elsewhere = await client.ask('clinicAbsenceCreate', {
        ...of(SERIKOVA),
        body: { ...body, filial_ids: [7] },
      });
      expect([elsewhere.status, Object.keys(elsewhere.errors)]).toEqual([422, ['filial_ids']]);
      const { filial_ids: _, ...nowhere } = body;
      const unnamed = await client.ask('clinicAbsenceCreate', { ...of(SERIKOVA), body: nowhere });
      expect([unnamed.status, Object.keys(unnamed.errors)]).toEqual([422, ['filial_ids']]);
      const past = await client.ask('clinicAbsenceDryRun', {
        ...of(SERIKOVA),
        body: { ...times, date_from: '2026-05-11' },
      });
      expect(past.errors).toHaveProperty('date_from');
    });
  });
}
