import { describe, expect, it } from 'vitest';
import { every } from '../operations.ts';
import type { World } from '../world.ts';

export function clinicScenarios({ client }: World): void {
  describe('the public operations of clinics', () => {
    // Leaves out sampling points, which need a lab test's id (`sampling.ts`).
    const reads = every
      .filter(({ path }) => path.startsWith('/front/clinics/') && !path.includes('/sampling'))
      .map(({ id }) => id);

    it.each(reads)('include %s, which answers for every clinic of the seed', async (id) => {
      const { db } = client.provider;
      for (const clinic of db.clinics.all()) {
        const isOpen = db.filials.find('clinic', clinic.id).some(({ state }) => state === 'open');
        expect((await client.ask(id, { path: { id: clinic.slug } })).status).toBe(isOpen ? 200 : 404);
      }
      expect((await client.ask(id, { path: { id: 'no-such-clinic' } })).status).toBe(404);
    });

    it('reject an invalid query for doctors, services or reviews', async () => {
      const path = { id: 'ayala' };
      expect((await client.ask('clinicDoctors', { path, query: { page: 0 } })).errors).toHaveProperty('page');
      expect((await client.ask('clinicServices', { path, query: { filial_id: 'x' } })).errors).toHaveProperty(
        'filial_id',
      );
      expect((await client.ask('clinicFeedbacks', { path, query: { sort: 'best' } })).errors).toHaveProperty('sort');
    });

    it('list the doctors of one filial and specialisation', async () => {
      const query = { filial_id: 1, specialisation: 'kardiolog', per_page: 50 };
      const { body } = await client.ask('clinicDoctors', { path: { id: 'ayala' }, query });
      expect(body.data.length).toBeGreaterThan(0);
      for (const doctor of body.data) {
        expect(doctor.specialisations.map(({ slug }) => slug)).toContain('kardiolog');
        expect(doctor.filial.id).toBe(1);
      }
    });

    it('list only doctors with a free slot in the days and hours of a search', async () => {
      const query = { date_from: '2026-05-14', date_to: '2026-05-15', time_from: '12:00', per_page: 50 };
      const { data } = (await client.ask('clinicDoctors', { path: { id: 'ayala' }, query })).body;
      expect(data.length).toBeGreaterThan(0);
      for (const { slug, next_days } of data) {
        expect(next_days.length, slug).toBeGreaterThan(0);
        for (const starts_at of next_days.flatMap(({ slots }) => slots)) {
          expect(starts_at).toMatch(/^2026-05-1[45]T(1[2-9]|2)/);
        }
      }
    });

    it('list the doctors of a service, and show this service on each card', async () => {
      const path = { id: 'ayala' };
      const services = await client.ask('clinicServices', { path });
      for (const { service, doctors_count } of services.body.data) {
        const query = { service: service.slug, per_page: 50 };
        const { body } = await client.ask('clinicDoctors', { path, query });
        expect(body.meta.total, service.slug).toBe(doctors_count);
        for (const { offer } of body.data) expect(offer?.service_id).toBe(service.id);
      }
      const nothing = await client.ask('clinicDoctors', { path, query: { service: 'no-such-service' } });
      expect(nothing.body.data).toEqual([]);
    });

    it('list reviews, each with the doctor of the reviewed visit', async () => {
      const path = { id: 'ayala' };
      const doctors = await client.ask('clinicDoctors', { path, query: { per_page: 50 } });
      const slugs = doctors.body.data.map(({ slug }) => slug);
      const { body } = await client.ask('clinicFeedbacks', { path, query: { per_page: 50 } });
      expect(body.data.length).toBeGreaterThan(0);
      for (const { doctor } of body.data) expect(slugs).toContain(doctor?.slug);

      const own = await client.ask('doctorFeedbacks', { path: { id: 'serikova-aigul' }, query: {} });
      expect(own.body.data[0]).not.toHaveProperty('doctor');
    });
  });
}
