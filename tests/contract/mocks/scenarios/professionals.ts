import { describe, expect, it } from 'vitest';
import { bookSlot } from '../booking.ts';
import type { World } from '../world.ts';

export function professionalScenarios({ client, tokens }: World): void {
  describe('doctor and clinic', () => {
    it('the doctor takes a visit through its states, and ended ones never reopen', async () => {
      const { id } = await bookSlot(client, tokens.patient);
      const asked = { token: tokens.doctor, path: { id } };
      for (const status of ['confirmed', 'arrived', 'confirmed', 'arrived', 'completed'] as const) {
        expect((await client.ask('doctorVisitStateUpdate', { ...asked, body: { status } })).body.data.status).toBe(
          status,
        );
      }
      expect(
        (await client.ask('doctorVisitStateUpdate', { ...asked, body: { status: 'confirmed' } })).errors,
      ).toHaveProperty('status');
      const read = await client.ask('visitRead', { token: tokens.patient, path: { id } });
      expect(read.body.data.history.map(({ text }) => text)).toEqual([
        'Приём завершён',
        'Вы пришли на приём',
        'Клиника подтвердила запись',
        'Вы записались',
      ]);
    });

    it('the doctor reads up to 42 days', async () => {
      const query = { date_from: '2026-05-01', date_to: '2026-06-11' };
      expect((await client.ask('doctorVisitList', { token: tokens.doctor, query })).status).toBe(200);
      expect(
        (await client.ask('doctorVisitList', { token: tokens.doctor, query: { ...query, date_to: '2026-06-12' } }))
          .errors,
      ).toHaveProperty('date_to');
    });

    it('the clinic sees its filials', async () => {
      const { body } = await client.ask('clinicFilialList', { token: tokens.clinic });
      expect(body.data.map(({ title }) => title)).toContain('«Аяла» на Абая');
    });
  });
}
