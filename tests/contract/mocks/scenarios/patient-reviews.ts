import { describe, expect, it } from 'vitest';
import type { World } from '../world.ts';

const WORDS = {
  rating: 3,
  criteria: { attention: 3, explanation: 4, punctuality: 2 },
  text: 'Приём начался на полчаса позже.',
  anonymous: true,
};

export function patientReviewScenarios({ client, tokens }: World): void {
  const asPatient = (more: object = {}) => ({ token: tokens.patient, ...more });
  const list = async (query: Record<string, string | number>) =>
    (await client.ask('reviewList', asPatient({ query }))).body;
  const visits = async (status: string) =>
    (await client.ask('visitList', asPatient({ query: { status, per_page: 100 } }))).body.data;
  const visit = async (id: number) => (await client.ask('visitRead', asPatient({ path: { id } }))).body.data;
  const ratingOf = async (slug: string) => {
    const { rating, reviews_count } = (await client.ask('doctorFull', { path: { id: slug } })).body.data;
    return { rating, reviews_count };
  };

  describe('the reviews of a patient', () => {
    it('are listed newest first, and on request only the reviews of one state', async () => {
      const all = await list({ per_page: 100 });
      const times = all.data.map(({ created_at }) => created_at);
      expect(times).toEqual(times.toSorted().toReversed());
      for (const state of ['in_process', 'published', 'rejected']) {
        const { data, meta } = await list({ state });
        expect(meta.total).toBeGreaterThan(0);
        expect(data.every((review) => review.state === state)).toBe(true);
        expect(data.every((review) => (review.reject_reason !== null) === (state === 'rejected'))).toBe(true);
        expect(data.every((review) => Boolean(review.rejected_for) === (state === 'rejected'))).toBe(true);
      }
      expect((await client.ask('reviewList', asPatient({ query: { state: 'lost' } }))).status).toBe(422);
    });

    it('are counted by state, and have a deadline exactly while they are in moderation', async () => {
      const { meta } = await list({ per_page: 1 });
      const { published, in_process, rejected } = meta.counts;
      expect(published + in_process + rejected).toBe(meta.total);
      expect((await list({ published: 'true' })).meta.total).toBe(published);
      const unpublished = await list({ published: 'false', per_page: 100 });
      expect(unpublished.meta.total).toBe(in_process + rejected);
      for (const { state, moderation_due_at } of unpublished.data) {
        expect(moderation_due_at === null).toBe(state !== 'in_process');
      }
    });

    it('are written once per completed visit, and count for the rating after moderation', async () => {
      const seen = (await visits('past')).find((one) => one.status === 'completed' && one.review_id === null);
      if (seen === undefined) throw new Error('every visit has a review');
      const before = await ratingOf(seen.doctor?.slug ?? '');
      const body = { ...WORDS, visit_id: seen.id };
      const created = await client.ask('reviewCreate', asPatient({ body }));
      expect(created.body.data).toMatchObject({
        ...body,
        state: 'in_process',
        visit_date: seen.starts_at.slice(0, 10),
      });
      const path = { id: created.body.data.id };
      expect((await visit(seen.id)).review_id).toBe(path.id);
      expect(await ratingOf(seen.doctor?.slug ?? '')).toEqual(before);
      const again = await client.ask('reviewCreate', asPatient({ body }));
      expect([again.status, Object.keys(again.errors)]).toEqual([409, ['visit_id']]);
      expect((await client.ask('reviewRead', asPatient({ path }))).body).toEqual(created.body);

      const token = await client.logIn('all@demo.kz');
      expect((await client.ask('reviewRead', { token, path })).status).toBe(404);
      expect((await client.ask('reviewUpdate', { token, path, body: WORDS })).status).toBe(404);
      expect((await client.ask('reviewDelete', { token, path })).status).toBe(404);
      expect((await client.ask('reviewCreate', { token, body })).status).toBe(422);

      expect((await client.ask('reviewDelete', asPatient({ path }))).status).toBe(204);
      expect((await client.ask('reviewRead', asPatient({ path }))).status).toBe(404);
      expect((await visit(seen.id)).review_id).toBeNull();
      expect((await client.ask('reviewCreate', asPatient({ body }))).status).toBe(201);
    });

    it('can’t be written for a visit that has not taken place', async () => {
      for (const status of ['upcoming', 'cancelled']) {
        const [first] = await visits(status);
        const body = { ...WORDS, visit_id: first?.id };
        expect((await client.ask('reviewCreate', asPatient({ body }))).status).toBe(409);
      }
    });

    it('return to moderation when edited, and count for the rating again only after the moderation', async () => {
      const [published] = (await list({ state: 'published' })).data;
      if (published === undefined) throw new Error('nothing is published');
      const before = await ratingOf(published.doctor?.slug ?? '');
      const path = { id: published.id };
      const changed = await client.ask('reviewUpdate', asPatient({ path, body: WORDS }));
      expect(changed.body.data).toMatchObject({ ...WORDS, state: 'in_process', visit_id: published.visit_id });
      expect((await ratingOf(published.doctor?.slug ?? '')).reviews_count).toBe(before.reviews_count - 1);
      // Ratings by criterion are optional.
      const brief = { rating: 4, text: WORDS.text, anonymous: false };
      const bare = await client.ask('reviewUpdate', asPatient({ path, body: brief }));
      expect(bare.body.data.criteria).toEqual({ attention: null, explanation: null, punctuality: null });
      const short = { ...WORDS, text: 'Плохо' };
      expect((await client.ask('reviewUpdate', asPatient({ path, body: short }))).errors).toHaveProperty('text');

      const [rejected] = (await list({ state: 'rejected' })).data;
      const second = await client.ask('reviewUpdate', asPatient({ path: { id: rejected?.id ?? 0 }, body: WORDS }));
      expect(second.body.data).toMatchObject({ state: 'in_process', reject_reason: null });
    });
  });
}
