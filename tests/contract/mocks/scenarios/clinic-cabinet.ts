import { describe, expect, it } from 'vitest';
import { at, bookSlot } from '../booking.ts';
import type { World } from '../world.ts';

export function clinicCabinetScenarios({ client, tokens }: World): void {
  const me = () => ({ token: tokens.clinic });

  describe('the cabinet of a clinic', () => {
    it('saves the profile, and its booking rules apply at once', async () => {
      const { body } = await client.ask('clinicProfile', me());
      const {
        id,
        slug,
        bin,
        logo,
        photos,
        missing,
        affiliates_count,
        licence_checked_on,
        checks: _facts,
        ...profile
      } = body.data;
      expect(missing).toEqual(expect.any(Array));
      expect(affiliates_count).toBe((await client.ask('clinicFilialList', me())).body.data.length);
      expect({ id, slug, bin, logo, photos }).toMatchObject({ id: 1, slug: 'ayala', photos: [] });
      expect((await client.ask('clinicProfileUpdate', { ...me(), body: profile })).body).toEqual(body);

      const visit = await bookSlot(client, tokens.patient);
      const settings = { book_ahead_hours: 2, cancel_ahead_hours: 24, arrive_early_minutes: 15, auto_confirm: false };
      const changed = await client.ask('clinicProfileUpdate', { ...me(), body: { ...profile, settings } });
      expect(changed.body.data.settings).toEqual(settings);
      const read = await client.ask('visitRead', { token: tokens.patient, path: { id: visit.id } });
      expect(Date.parse(read.body.data.cancel_until)).toBe(Date.parse(visit.starts_at) - 24 * 3_600_000);
      expect(Date.parse(read.body.data.arrive_at ?? '')).toBe(Date.parse(visit.starts_at) - 15 * 60_000);
      const rules = await client.ask('doctorClinics', { path: { id: 'serikova-aigul' } });
      const { auto_confirm: _own, ...shown } = settings;
      expect(rules.body.data[0]).toMatchObject(shown);
      expect((await client.ask('clinicProfileUpdate', { ...me(), body: profile })).body).toEqual(body);

      expect(licence_checked_on).toBe('2026-03-02');
      const licence = { number: '26000001', issued_on: '2026-05-11' };
      const renewed = await client.ask('clinicProfileUpdate', { ...me(), body: { ...profile, licence } });
      expect(renewed.body.data).toMatchObject({ licence, licence_checked_on: null });
      const { body: seen } = await client.ask('clinicFull', { path: { id: 'ayala' } });
      expect(seen.data).toMatchObject({ licence, licence_checked_on: null });
      const future = { ...profile, licence: { ...licence, issued_on: '2027-01-01' } };
      const refused = await client.ask('clinicProfileUpdate', { ...me(), body: future });
      expect(Object.keys(refused.errors)).toEqual(['licence.issued_on']);

      for (const wrong of [{ clinic_type_id: 999 }, { parameter_ids: [999] }, { work_start_year: 2027 }]) {
        const { errors } = await client.ask('clinicProfileUpdate', { ...me(), body: { ...profile, ...wrong } });
        expect(Object.keys(errors)).toEqual(Object.keys(wrong));
      }
    });

    it('accepts only valid URLs of the site and messengers', async () => {
      const read = (await client.ask('clinicProfile', me())).body.data;
      const { id: _, slug: _slug, bin: _bin, logo: _logo, photos: _photos, ...rest } = read;
      const {
        missing: _missing,
        affiliates_count: _counted,
        licence_checked_on: _found,
        checks: _checked,
        ...profile
      } = rest;
      for (const [field, value] of [
        ['site', 'http://ayala.example'],
        ['site', 'javascript:alert(1)'],
        ['whatsapp', 'https://wa.me/77000001150'],
        ['telegram', 'javascript:alert(1)'],
        ['instagram', 'https://instagram.com/ayala'],
      ] as const) {
        const body = { ...profile, contacts: { ...profile.contacts, [field]: value } };
        const { errors } = await client.ask('clinicProfileUpdate', { ...me(), body });
        expect(Object.keys(errors), `${field}: ${value}`).toEqual([`contacts.${field}`]);
      }
    });

    it('shows no data of another clinic', async () => {
      const range = { date_from: '2026-05-12', date_to: '2026-05-12' };
      const answers = [
        await client.ask('clinicVisitList', { ...me(), query: { filial_id: 7, ...range } }),
        await client.ask('clinicDoctorDelete', { ...me(), path: { id: 99_999_999 } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      for (const id of ['clinicDoctorList', 'clinicClientList'] as const) {
        expect((await client.ask(id, { ...me(), query: { filial_id: 7 } })).errors).toHaveProperty('filial_id');
      }
    });

    it('counts unanswered reviews and visit requests on the home page as in their lists', async () => {
      const { waiting } = (await client.ask('clinicHome', me())).body.data;
      const reviews = await client.ask('clinicFeedbackList', me());
      expect(waiting.reviews_without_reply).toBe(reviews.body.meta.unanswered_recent);
      const pending = await client.ask('clinicVisitList', { ...me(), query: { status: 'pending', per_page: 1 } });
      expect(waiting.pending_visits).toBe(pending.body.meta.total);
    });

    it('lists doctors page by page, and filters them by filial and name', async () => {
      const all = await client.ask('clinicDoctorList', { ...me(), query: { per_page: 100 } });
      expect(all.body.meta.total).toBeGreaterThanOrEqual(12);
      expect(all.body.data).toHaveLength(all.body.meta.total);
      expect(all.body.data.find(({ id }) => id === 1)?.occupancy_percent).toBeGreaterThan(0);
      const here = await client.ask('clinicDoctorList', { ...me(), query: { filial_id: 2, per_page: 3 } });
      expect(here.body.data).toHaveLength(3);
      expect(here.body.data.every(({ filial_ids }) => filial_ids.includes(2))).toBe(true);
      const found = await client.ask('clinicDoctorList', { ...me(), query: { q: 'айгул сер' } });
      expect(found.body.data.map(({ slug }) => slug)).toEqual(['serikova-aigul']);
    });

    it('lists the visits of at most 42 days, and changes a visit’s status only in the allowed steps', async () => {
      const query = { filial_id: 1, date_from: '2026-05-01', date_to: '2026-06-11' };
      const { body } = await client.ask('clinicVisitList', { ...me(), query });
      const times = body.data.map(({ starts_at }) => Date.parse(starts_at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const tooMuch = await client.ask('clinicVisitList', { ...me(), query: { ...query, date_to: '2026-06-12' } });
      expect(tooMuch.errors).toHaveProperty('date_to');

      const { id } = await bookSlot(client, tokens.patient);
      const asked = { ...me(), path: { id } };
      const confirmed = await client.ask('clinicVisitStateUpdate', { ...asked, body: { status: 'confirmed' } });
      expect(confirmed.body.data).toMatchObject({ status: 'confirmed', doctor_id: 1, price: 12_500 });
      const wordless = await client.ask('clinicVisitStateUpdate', {
        ...asked,
        body: { status: 'cancelled_by_clinic' },
      });
      expect(wordless.errors).toHaveProperty('reason');
      const cancel = { status: 'cancelled_by_clinic', reason: 'Врач заболел' };
      const early = await client.ask('clinicVisitStateUpdate', { ...asked, body: { status: 'no_show' } });
      expect(early.errors['status']?.[0]).toContain('отметить неявку можно с');
      expect((await client.ask('clinicVisitStateUpdate', { ...asked, body: cancel })).status).toBe(200);
      // Cancelling a second time succeeds, but a cancelled visit can't be reopened.
      expect((await client.ask('clinicVisitStateUpdate', { ...asked, body: cancel })).status).toBe(200);
      const reopen = await client.ask('clinicVisitStateUpdate', { ...asked, body: { status: 'confirmed' } });
      expect(reopen.errors).toHaveProperty('status');
      const other = await client.logIn('all@demo.kz', 'clinic');
      expect((await client.ask('clinicVisitStateUpdate', { ...asked, token: other, body: cancel })).status).toBe(404);
    });

    it('shows on the home page the number of today’s visits and of waiting requests, each the sum of all filials', async () => {
      const { body } = await client.ask('clinicHome', me());
      const { filials, visits_today, pending_count, no_show_percent } = body.data;
      expect(body.data.date).toBe(at('08:20').slice(0, 10));
      expect(visits_today).toBe(filials.reduce((sum, filial) => sum + filial.visits_today, 0));
      expect(pending_count).toBe(filials.reduce((sum, filial) => sum + filial.pending_count, 0));
      expect(no_show_percent).toBeGreaterThan(0);
      expect(no_show_percent).toBeLessThan(15);
    });
  });
}
