import { describe, expect, it } from 'vitest';
import { bookSlot, cancelAgain } from '../booking.ts';
import type { World } from '../world.ts';

const RANGE = { date_from: '2026-04-13', date_to: '2026-05-12' };

export function doctorDeskScenarios({ client, tokens }: World): void {
  const mine = () => ({ token: tokens.doctor });

  describe('the cabinet of a doctor', () => {
    it('counts the visits of the day, and notifies of a booking and its cancellation', async () => {
      const { id } = await bookSlot(client, tokens.patient);
      await cancelAgain(client, tokens.patient, id);
      const home = (await client.ask('doctorHome', mine())).body.data;
      expect(home.date).toBe('2026-05-12');
      const { total, completed, no_show, arrived, ahead } = home.counts;
      expect(total).toBeGreaterThan(0);
      expect(completed + no_show + arrived + ahead).toBe(total);
      expect(home.notifications.slice(0, 2).map(({ kind, target }) => [kind, target?.kind, target?.id])).toEqual([
        ['visit_cancelled', 'visit', id],
        ['visit_created', 'visit', id],
      ]);
    });

    it('publishes the doctor’s reply to a review', async () => {
      const open = { ...mine(), query: { unanswered: 'true', sort: 'low-rate' } };
      const before = (await client.ask('doctorFeedbackList', open)).body;
      const [review] = before.data;
      if (review === undefined) throw new Error('every review is answered');
      expect(before.data.every(({ reply }) => reply === null)).toBe(true);
      const answer = { path: { id: review.id }, body: { text: 'Спасибо, что написали.' } };
      const answered = await client.ask('doctorFeedbackReplyUpdate', { ...mine(), ...answer });
      expect(answered.body.data.reply).toEqual({
        by: 'doctor',
        text: 'Спасибо, что написали.',
        created_at: '2026-05-12T08:20:00+05:00',
      });
      const after = (await client.ask('doctorFeedbackList', open)).body;
      const { total, unanswered } = before.meta;
      expect(total).toBe(unanswered);
      const { last_page, unanswered_recent } = after.meta;
      expect(unanswered_recent).toBeLessThanOrEqual(before.meta.unanswered_recent);
      const left = { total: total - 1, unanswered: unanswered - 1, last_page, unanswered_recent };
      expect(after.meta).toEqual({ ...before.meta, ...left });
      const shown = await client.ask('doctorFeedbacks', {
        path: { id: 'serikova-aigul' },
        query: { sort: 'low-rate', per_page: 50 },
      });
      expect(shown.body.data.find(({ id }) => id === review.id)?.reply).toEqual(answered.body.data.reply);
      const token = await client.logIn('all@demo.kz', 'doctor');
      expect((await client.ask('doctorFeedbackReplyUpdate', { token, ...answer })).status).toBe(404);
      expect((await client.ask('doctorFeedbackList', { ...mine(), query: { sort: 'best' } })).status).toBe(422);
    });

    it('shows figures for a period of at most 366 days', async () => {
      const { data } = (await client.ask('doctorAnalytics', { ...mine(), query: RANGE })).body;
      const { total, previous } = data;
      for (const parts of [data.by_week, data.by_filial, data.by_service]) {
        expect(parts.reduce((sum, { figures }) => sum + figures.visits, 0)).toBe(total.visits);
        expect(parts.reduce((sum, { figures }) => sum + figures.revenue, 0)).toBe(total.revenue);
      }
      expect(total.revenue).toBeGreaterThan(0);
      expect(total.occupancy_percent).toBeGreaterThan(0);
      expect([previous.date_from, previous.date_to]).toEqual(['2026-03-14', '2026-04-12']);
      const weeks = data.by_week.map(({ date_from, date_to }) => [date_from, date_to]);
      expect(weeks.slice(0, 2)).toEqual([
        ['2026-04-13', '2026-04-19'],
        ['2026-04-20', '2026-04-26'],
      ]);
      expect(weeks.at(-1)).toEqual(['2026-05-11', '2026-05-12']);
      const year = { date_from: '2025-05-12', date_to: '2026-05-13' };
      expect((await client.ask('doctorAnalytics', { ...mine(), query: year })).errors).toHaveProperty('date_to');
    });

    it('lists ended visits, newest first', async () => {
      const { data, meta } = (await client.ask('doctorArchive', mine())).body;
      const times = data.map(({ starts_at }) => starts_at);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(meta.total).toBeGreaterThan(10);
      expect((await client.ask('doctorArchive', { ...mine(), query: { per_page: 1000 } })).status).toBe(422);
    });
  });
}
