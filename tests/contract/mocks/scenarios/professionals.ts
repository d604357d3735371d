import { describe, expect, it } from 'vitest';
import type { VisitStateRequestStatus } from '#generated/models/visit-state-request-status.ts';
import { bookSlot } from '../booking.ts';
import type { World } from '../world.ts';

export function professionalScenarios({ client, tokens }: World): void {
  describe('doctor and clinic as users:', () => {
    it('the doctor changes a visit’s status at allowed times and undoes the change on the same day', async () => {
      const { id, starts_at } = await bookSlot(client, tokens.patient);
      const move = (status: VisitStateRequestStatus) =>
        client.ask('doctorVisitStateUpdate', { token: tokens.doctor, path: { id }, body: { status } });
      expect((await move('confirmed')).body.data).toMatchObject({ status: 'confirmed', undo_to: null });
      for (const early of ['arrived', 'completed', 'no_show'] as const) {
        expect((await move(early)).errors['status']?.[0]).toMatch(/^Визит начнётся 1\d мая в \d\d:\d\d; .+ можно с/);
      }
      const before = client.now;
      client.now = Date.parse(starts_at);
      expect((await move('arrived')).body.data).toMatchObject({ status: 'arrived', undo_to: 'confirmed' });
      expect((await move('no_show')).body.data).toMatchObject({ status: 'no_show', undo_to: 'arrived' });
      expect((await move('no_show')).status).toBe(200);
      expect((await move('confirmed')).errors).toHaveProperty('status');
      expect((await move('arrived')).body.data).toMatchObject({ status: 'arrived', undo_to: 'confirmed' });
      expect((await move('completed')).body.data).toMatchObject({ status: 'completed', undo_to: 'arrived' });
      client.now = before;
      const read = await client.ask('visitRead', { token: tokens.patient, path: { id } });
      expect(read.body.data.history.map(({ text }) => text)).toEqual([
        'Приём завершён',
        'Вы пришли на приём',
        'Врач подтвердил запись',
        'Вы записались',
      ]);
    });

    it('the doctor reads the visits of at most 42 days at once', async () => {
      const query = { date_from: '2026-05-01', date_to: '2026-06-11' };
      expect((await client.ask('doctorVisitList', { token: tokens.doctor, query })).status).toBe(200);
      expect(
        (await client.ask('doctorVisitList', { token: tokens.doctor, query: { ...query, date_to: '2026-06-12' } }))
          .errors,
      ).toHaveProperty('date_to');
    });

    it('the clinic reads its filials', async () => {
      const { body } = await client.ask('clinicFilialList', { token: tokens.clinic });
      expect(body.data.map(({ title }) => title)).toContain('«Аяла» на Абая');
    });
  });
}
