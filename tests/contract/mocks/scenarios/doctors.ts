import { describe, expect, it } from 'vitest';
import type { DoctorCard } from '#generated/models/doctor-card.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import { every } from '../operations.ts';
import type { World } from '../world.ts';

export function doctorScenarios({ client }: World): void {
  describe('the public operations of doctors', () => {
    const reads = every
      .filter(({ path }) => path.startsWith('/front/doctors/') && !path.endsWith('/slots'))
      .map(({ id }) => id);

    it.each(reads)('include %s, which answers for every doctor of the seed', async (id) => {
      for (const { slug, filial_ids } of client.provider.db.doctors.all()) {
        expect((await client.ask(id, { path: { id: slug } })).status).toBe(filial_ids.length > 0 ? 200 : 404);
      }
      expect((await client.ask(id, { path: { id: 'nobody-here' } })).status).toBe(404);
      expect((await client.ask(id, { path: { id: '../secret' } })).status).toBe(404);
    });

    it('list reviews in the requested order and page by page, each review once', async () => {
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

    it('suggest similar doctors with free slots for a doctor who has none', async () => {
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

    it('show a doctor with the same service, slot and place in the search and on the doctor’s page', async () => {
      const body = { category: 'doctors', city_id: 1, per_page: 50 } as const;
      const { data } = (await client.ask('searchResults', { body })).body;
      const cards = data.filter((item) => item.kind === 'doctor');
      expect(cards.length).toBeGreaterThan(10);
      await expectSame(cards, {});

      const service = client.provider.db.services.findOne('slug', 'ekg');
      const ekg = { ...body, services: ['ekg'] };
      const given = (await client.ask('searchResults', { body: ekg })).body.data.filter(
        (item) => item.kind === 'doctor',
      );
      expect(given.map(({ offer }) => offer?.title)).toEqual(given.map(() => service?.title));
      await expectSame(given, { service: 'ekg' });

      const online = { ...body, formats: ['online' as const] };
      const far = (await client.ask('searchResults', { body: online })).body.data.filter(
        (item) => item.kind === 'doctor',
      );
      expect(new Set(far.map(({ offer }) => offer?.format))).toEqual(new Set(['online']));
      await expectSame(far, { format: 'online' });

      const path = { id: 'serikova-aigul' };
      const home = await client.ask('doctorFull', { path, query: { format: 'home' } });
      expect(home.body.data).toMatchObject({ offer: null, nearest: null });
      const unknown = await client.ask('doctorFull', { path, query: { service: 'nothing-of-this-name' } });
      expect(unknown.body.data).toMatchObject({ offer: null, nearest: null });
      const wrong = await client.ask('doctorFull', { path, query: { service: '../x' } });
      expect(wrong.errors).toHaveProperty('service');
    });

    async function expectSame(
      cards: readonly DoctorCard[],
      query: { service?: string; format?: VisitFormat },
    ): Promise<void> {
      for (const card of cards) {
        const { data: doctor } = (await client.ask('doctorFull', { path: { id: card.slug }, query })).body;
        const startsAt = card.next_days[0]?.slots[0];
        expect(doctor.offer).toEqual(card.offer);
        expect(doctor.nearest).toEqual(startsAt === undefined ? null : { starts_at: startsAt, filial: card.filial });
      }
    }

    it('list the slots of at most 31 days', async () => {
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

    it('list only the slots in the days and hours of a search', async () => {
      const path = { id: 'serikova-aigul' };
      const query = { filial_id: 1, service_id: 1, date_from: '2026-05-12', date_to: '2026-06-11' };
      const ask = async (change: Record<string, string>) => {
        const { data, meta } = (await client.ask('doctorSlots', { path, query: { ...query, ...change } })).body;
        return { starts: data.flatMap(({ slots }) => slots.map(({ starts_at }) => starts_at)), meta };
      };
      const all = await ask({});
      const within = (starts_at: string) => starts_at.slice(11, 16) >= '12:00' && starts_at.slice(11, 16) < '14:00';
      const lunch = await ask({ time_from: '12:00', time_to: '14:00' });
      expect(lunch.starts).toEqual(all.starts.filter(within));
      const days = await ask({ wanted_from: '2026-05-14', wanted_to: '2026-05-15', time_from: '12:00' });
      expect([...new Set(days.starts.map((one) => one.slice(0, 10)))]).toEqual(['2026-05-14', '2026-05-15']);
      expect(days.meta.last_date).toBe('2026-05-15');
      expect(days.starts).toContain(days.meta.nearest_starts_at);
      // The evenings of the next seven days.
      const evening = (one: string) => one.slice(11) >= '18' && one < '2026-05-19';
      expect((await ask({ when: 'evening' })).starts).toEqual(all.starts.filter(evening));
    });

    it('list the slots for which ОСМС pays, and name the other payers of later slots', async () => {
      const path = { id: 'galiev-timur' };
      const query = { filial_id: 6, service_id: 1, date_from: '2026-05-13', date_to: '2026-05-13' };
      const clocksOf = async (change: Record<string, string>) => {
        const [day] = (await client.ask('doctorSlots', { path, query: { ...query, ...change } })).body.data;
        return day?.slots.map(({ starts_at, funding }) => ({ clock: starts_at.slice(11, 16), funding })) ?? [];
      };
      const unknown = { path: { id: 'serikova-aigul' }, query: { ...query, filial_id: 1, funding: 'osms' } };
      expect((await client.ask('doctorSlots', unknown)).body.meta.nearest_starts_at).toBeNull();
      const free = await clocksOf({ funding: 'osms' });
      expect(free.at(-1)).toEqual({ clock: '12:30', funding: undefined });
      expect(await clocksOf({ funding: 'dms' })).toEqual(await clocksOf({}));
      expect((await clocksOf({})).slice(free.length)[0]?.funding).toEqual(['dms', 'paid']);
    });
  });
}
