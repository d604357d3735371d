import { describe, expect, it } from 'vitest';
import type { World } from '../world.ts';

const UNKNOWN_ID = 999_999;

export function patientListScenarios({ client, tokens }: World): void {
  const asPatient = (more: object = {}) => ({ token: tokens.patient, ...more });

  describe('the patient’s list of', () => {
    it('favourites contains each favourite once, the latest first, until it is removed', async () => {
      const slugs = async () => {
        const { doctors, clinics } = (await client.ask('favouriteList', asPatient())).body.data;
        return [...doctors, ...clinics].map(({ slug }) => slug);
      };
      const before = await slugs();
      expect(before).toContain('serikova-aigul');
      const doctor = { kind: 'doctor', slug: 'abenov-daniyar' };
      await client.ask('favouriteAdd', asPatient({ body: doctor }));
      const { doctors } = (await client.ask('favouriteAdd', asPatient({ body: doctor }))).body.data;
      expect(doctors[0]?.slug).toBe(doctor.slug);
      expect(await slugs()).toHaveLength(before.length + 1);
      expect((await client.ask('favouriteDelete', asPatient({ path: doctor }))).status).toBe(204);
      expect((await client.ask('favouriteDelete', asPatient({ path: doctor }))).status).toBe(204);
      expect(await slugs()).toEqual(before);
      const nobody = { kind: 'clinic', slug: 'nobody-knows' };
      expect((await client.ask('favouriteAdd', asPatient({ body: nobody }))).status).toBe(422);
      expect((await client.ask('favouriteDelete', asPatient({ path: nobody }))).status).toBe(404);
      expect((await client.ask('favouriteDelete', asPatient({ path: { kind: 'car', slug: 'x' } }))).status).toBe(404);
      const token = await client.logIn('all@demo.kz');
      expect((await client.ask('favouriteList', { token })).body.data).toEqual({ doctors: [], clinics: [] });
    });

    it('clinics contains the visited clinics, the latest first, then other favourites', async () => {
      const { data } = (await client.ask('patientClinicList', asPatient())).body;
      const visited = data.flatMap(({ last_visit_at }) => last_visit_at ?? []);
      expect(visited).toEqual(visited.toSorted().toReversed());
      expect(data.find(({ clinic }) => clinic.slug === 'ayala')).toMatchObject({ favourite: true });
      expect(data.every(({ doctors, visits_count }) => doctors.length > 0 === visits_count > 0)).toBe(true);
      const waiting = data.filter(({ visits_count }) => visits_count === 0);
      expect(waiting.map(({ favourite, last_visit_at }) => [favourite, last_visit_at])).toEqual([[true, null]]);
      expect(data.slice(-waiting.length)).toEqual(waiting);
    });

    it('services contains each service once, with the last visit, and returns one service by its id', async () => {
      const { data } = (await client.ask('patientServiceList', asPatient())).body;
      expect(new Set(data.map(({ service }) => service.id)).size).toBe(data.length);
      const [first] = data;
      const path = { id: first?.service.id ?? 0 };
      const { visits, ...alone } = (await client.ask('patientServiceRead', asPatient({ path }))).body.data;
      expect(alone).toEqual(first);
      expect(visits).toHaveLength(alone.visits_count);
      expect(visits[0]).toMatchObject({ id: alone.last_visit_id, price: alone.price, filial: alone.filial });
      expect((await client.ask('patientServiceRead', asPatient({ path: { id: UNKNOWN_ID } }))).status).toBe(404);
      const token = await client.logIn('all@demo.kz');
      expect((await client.ask('patientServiceRead', { token, path })).status).toBe(404);
    });

    it('news is sorted newest first, and a news item can be read by its id', async () => {
      const { data, meta } = (await client.ask('newsList', asPatient({ query: { per_page: 100 } }))).body;
      expect(meta.total).toBeGreaterThanOrEqual(8);
      const times = data.map(({ published_at }) => published_at);
      expect(times).toEqual(times.toSorted().toReversed());
      expect((await client.ask('newsRead', asPatient({ path: { id: data[0]?.id ?? 0 } }))).body.data).toEqual(data[0]);
      expect((await client.ask('newsRead', asPatient({ path: { id: UNKNOWN_ID } }))).status).toBe(404);
      expect((await client.ask('newsList', asPatient({ query: { page: 0 } }))).status).toBe(422);
    });

    it('consents contains the consents to the site and to each visit, newest first', async () => {
      const { data } = (await client.ask('consentList', asPatient())).body;
      expect(new Set(data.map(({ purpose }) => purpose))).toEqual(new Set(['registration', 'booking']));
      const times = data.map(({ accepted_at }) => Date.parse(accepted_at));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });
  });
}
