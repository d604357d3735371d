import { describe, expect, it } from 'vitest';
import { every } from '../operations.ts';
import type { World } from '../world.ts';

export function doctorScenarios({ client }: World): void {
  describe('doctors', () => {
    const reads = every
      .filter(({ path }) => path.startsWith('/front/doctors/') && !path.endsWith('/slots'))
      .map(({ id }) => id);

    it.each(reads)('%s of every doctor of the seed', async (id) => {
      for (const { slug, filial_ids } of client.provider.db.doctors.all()) {
        expect((await client.ask(id, { path: { id: slug } })).status).toBe(filial_ids.length > 0 ? 200 : 404);
      }
      expect((await client.ask(id, { path: { id: 'nobody-here' } })).status).toBe(404);
      expect((await client.ask(id, { path: { id: '../secret' } })).status).toBe(404);
    });

    it('reviews come in four orders, page by page, each once', async () => {
      const path = { id: 'serikova-aigul' };
      const ids: number[] = [];
      const pages = 1 + Math.floor((await client.ask('doctorFeedbacks', { path })).body.meta.total / 50);
      for (let page = 1; page <= pages; page += 1) {
        const { body } = await client.ask('doctorFeedbacks', { path, query: { sort: 'old', page, per_page: 50 } });
        ids.push(...body.data.map(({ id }) => id));
      }
      expect(new Set(ids).size).toBe(ids.length);
      const low = await client.ask('doctorFeedbacks', { path, query: { sort: 'low-rate' } });
      const ratings = low.body.data.map(({ rating }) => rating);
      expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
      expect((await client.ask('doctorFeedbacks', { path, query: { sort: 'best' } })).errors).toEqual({
        sort: ['Недопустимое значение'],
      });
      expect((await client.ask('doctorFeedbacks', { path, query: { per_page: 1000 } })).status).toBe(422);
    });

    it('similar doctors who have time, for one who has none', async () => {
      const path = { id: 'zhakypov-nurlan' };
      const { data: doctor } = (await client.ask('doctorFull', { path })).body;
      const { data: similar } = (await client.ask('doctorSimilar', { path })).body;
      expect(similar.length).toBeGreaterThan(0);
      for (const card of similar) {
        expect(card.slug).not.toBe(path.id);
        expect(card.specialisations).toContainEqual(doctor.specialisations[0]);
        expect(card.filial.city).toBe(doctor.main_filial.city);
        expect(card.next_days.length).toBeGreaterThan(0);
      }
      expect((await client.ask('doctorSimilar', { path: { id: 'nobody' } })).status).toBe(404);
    });

    it('slots of a range of days', async () => {
      const path = { id: 'serikova-aigul' };
      const query = { filial_id: 1, service_id: 1, date_from: '2026-05-12', date_to: '2026-06-11' };
      const { status, body } = await client.ask('doctorSlots', { path, query });
      expect(status).toBe(200);
      expect(body.data).toHaveLength(31);
      expect((await client.ask('doctorSlots', { path: { id: 'nobody' }, query })).status).toBe(404);
      const wrong: [Record<string, string | number>, string][] = [
        [{ date_to: '2026-06-12' }, 'date_to'],
        [{ date_to: '2026-05-11' }, 'date_to'],
        [{ date_from: '2026-02-30' }, 'date_from'],
        [{ filial_id: 999 }, 'filial_id'],
        [{ service_id: 999 }, 'service_id'],
        [{ service_id: 'x' }, 'service_id'],
      ];
      for (const [change, field] of wrong) {
        const refused = await client.ask('doctorSlots', { path, query: { ...query, ...change } });
        expect([refused.status, ...Object.keys(refused.errors)]).toEqual([422, field]);
      }
    });
  });
}
