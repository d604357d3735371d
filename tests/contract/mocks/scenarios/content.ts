import { describe, expect, it } from 'vitest';
import type { World } from '../world.ts';

export function contentScenarios({ client }: World): void {
  describe('questions and symptoms', () => {
    it('lists questions newest first, finds by words and reads each', async () => {
      const { body } = await client.ask('questionList', { query: { per_page: 100 } });
      const times = body.data.map(({ created_at }) => Date.parse(created_at));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      for (const { id, title } of body.data) {
        expect((await client.ask('questionRead', { path: { id } })).body.data.title).toBe(title);
      }
      expect((await client.ask('questionList', { query: { q: 'ыыы' } })).body.meta.total).toBe(0);
      expect((await client.ask('questionList', { query: { page: 0 } })).status).toBe(422);
      expect((await client.ask('questionRead', { path: { id: 999_999 } })).status).toBe(404);
    });

    it('lists symptoms with who treats them', async () => {
      const { body } = await client.ask('symptomList');
      expect(body.data.some(({ red_flag }) => red_flag)).toBe(true);
    });
  });
}
