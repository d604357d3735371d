import { describe, expect, it } from 'vitest';
import type { World } from '../world.ts';

/** Scenarios of the operations that the clinic's page «Записи» calls. */
export function clinicVisitScenarios({ client, tokens }: World): void {
  const clinic = (more: object = {}) => ({ token: tokens.clinic, ...more });

  describe('the visits of a clinic', () => {
    it('are listed as upcoming or as past visits, the latest first', async () => {
      const ask = async (query: object) => (await client.ask('clinicVisitList', clinic({ query }))).body;
      const past = await ask({ past: true });
      expect(past.data).toHaveLength(50);
      expect(past.meta.total).toBeGreaterThan(1000);
      const begun = past.data.map(({ starts_at }) => starts_at);
      expect(begun).toEqual(begun.toSorted().toReversed());
      expect(past.data.every(({ ends_at }) => Date.parse(ends_at) <= client.now)).toBe(true);
      const today = { date_from: '2026-05-12', date_to: '2026-05-12' };
      const whole = await ask(today);
      const parts = [await ask({ ...today, past: false }), await ask({ ...today, past: true, per_page: 100 })];
      expect(parts.map(({ data }) => data.length)).not.toContain(0);
      expect(parts.reduce((sum, { data }) => sum + data.length, 0)).toBe(whole.data.length);
      // No past visit is still pending, because each request was answered or has expired.
      const year = { past: true, date_from: '2025-05-12', date_to: '2026-05-12' };
      expect((await ask({ ...year, status: 'pending' })).data).toEqual([]);
      expect((await ask({ past: true, date_from: '2026-05-12', date_to: '2026-05-11' })).meta).toBeUndefined();
    });

    it('can be found by number, even with a Cyrillic letter, and by the last digits of a phone', async () => {
      const [visit] = (await client.ask('clinicVisitList', clinic({ query: { past: true, per_page: 1 } }))).body.data;
      const found = async (q: string) =>
        (await client.ask('clinicVisitList', clinic({ query: { past: true, q } }))).body.data.map(({ id }) => id);
      const digits = visit?.number.slice(2) ?? '';
      for (const q of [`A-${digits}`, `а-${digits}`]) expect(await found(q)).toEqual([visit?.id]);
      expect(await found(digits)).toContain(visit?.id);
      expect(await found(visit?.phone.replaceAll('-', '').slice(-4) ?? '')).toContain(visit?.id);
    });

    it('can be exported in one response by the owner only', async () => {
      const token = await client.logIn('reception@demo.kz', 'clinic');
      const query = { past: true, per_page: 101 };
      expect((await client.ask('clinicVisitList', { token, query })).code).toBe('right_required');
      expect((await client.ask('clinicVisitList', clinic({ query }))).body.data).toHaveLength(101);
    });
  });
}
