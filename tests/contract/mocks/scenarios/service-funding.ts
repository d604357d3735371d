import { describe, expect, it } from 'vitest';
import type { ServiceFundingRequest } from '#generated/models/service-funding-request.ts';
import type { World } from '../world.ts';

const SERIKOVA = 1;
const ABAYA = 1;
const NOBODY = 999_999;
const AIZHAN = { second_name: 'Оспанова', first_name: 'Айжан', phone: '+7-701-555-77-10', birthday: '1988-03-04' };
const MORNINGS = { from: '09:00', to: '13:00' };

export function serviceFundingScenarios({ client, tokens }: World): void {
  const links = async () => (await client.ask('doctorServiceLinkList', { token: tokens.doctor })).body.data;
  const byDoctor = (body: ServiceFundingRequest) =>
    client.ask('doctorServiceFundingUpdate', { token: tokens.doctor, body });
  const byClinic = (body: ServiceFundingRequest, id = SERIKOVA, token = tokens.clinic) =>
    client.ask('clinicDoctorFundingUpdate', { token, path: { id }, body });

  describe('the payers of a doctor’s services', () => {
    it('can be set by the doctor for several services at once, together with the hours for ОСМС', async () => {
      const [first, second] = (await links()).filter(({ filial_id }) => filial_id === ABAYA);
      const link_ids = [first?.id ?? 0, second?.id ?? 0];
      const said = { funding: ['osms' as const, 'paid' as const], needs_referral: true, osms_hours: MORNINGS };
      const saved = await byDoctor({ link_ids, ...said, funding: ['paid', 'osms'] });
      expect(saved.body.data.map(({ id }) => id)).toEqual(link_ids);
      expect(saved.body.data[1]).toMatchObject(said);

      const slots = await client.ask('doctorSlots', {
        path: { id: 'serikova-aigul' },
        query: {
          filial_id: ABAYA,
          service_id: first?.service.id ?? 0,
          date_from: '2026-05-25',
          date_to: '2026-05-25',
          funding: 'osms',
        },
      });
      const clocks = slots.body.data.flatMap((day) => day.slots.map(({ starts_at }) => starts_at.slice(11, 16)));
      expect(clocks.length).toBeGreaterThan(0);
      expect(clocks.every((clock) => clock < MORNINGS.to)).toBe(true);

      const shut = await byDoctor({ link_ids, funding: ['osms'], osms_hours: MORNINGS });
      expect(shut.body.data[0]).toMatchObject({ funding: ['osms'], needs_referral: false });
      expect(shut.body.data[0]).not.toHaveProperty('osms_hours');
      expect((await byDoctor({ link_ids, funding: [] })).body.data[0]).not.toHaveProperty('funding');
    });

    it('are set by the clinic, and the doctor reads them', async () => {
      const link = (await links()).find(({ filial_id }) => filial_id === ABAYA);
      const body = { link_ids: [link?.id ?? 0], funding: ['dms' as const] };
      expect((await byClinic(body)).body.data).toMatchObject([{ id: link?.id, funding: ['dms'] }]);
      expect((await links()).find(({ id }) => id === link?.id)?.funding).toEqual(['dms']);
      const reception = await client.logIn('reception@demo.kz', 'clinic');
      expect((await byClinic(body, SERIKOVA, reception)).status).toBe(403);
      expect((await byClinic(body, NOBODY)).status).toBe(404);
      await byClinic({ ...body, funding: [] });
    });

    it('decide at which slots the desk can book a visit paid by ОСМС, or move it', async () => {
      const link = (await links()).find(({ filial_id }) => filial_id === ABAYA);
      const link_ids = [link?.id ?? 0];
      await byDoctor({ link_ids, funding: ['osms', 'paid'], needs_referral: true, osms_hours: MORNINGS });
      const service = { filial_id: ABAYA, service_id: link?.service.id ?? 0 };
      const free = async (more: object) => {
        const query = { ...service, date_from: '2026-05-20', date_to: '2026-06-08', ...more };
        const { body } = await client.ask('doctorSlotList', { token: tokens.doctor, query });
        return body.data.flatMap(({ slots }) => slots.filter(({ available }) => available));
      };
      const isMorning = ({ starts_at }: { starts_at: string }) => starts_at.slice(11, 16) < MORNINGS.to;
      const [morning] = await free({ funding: 'osms' });
      const late = (await free({})).find((slot) => !isMorning(slot));
      expect(late?.funding).toEqual(['paid']);
      const book = (starts_at: string | undefined, more: object = {}) =>
        client.ask('clinicVisitCreate', {
          token: tokens.clinic,
          headers: { 'Idempotency-Key': crypto.randomUUID() },
          body: {
            ...service,
            doctor_id: SERIKOVA,
            starts_at,
            funding: 'osms',
            source: 'phone',
            new_client: AIZHAN,
            ...more,
          },
        });
      expect((await book(late?.starts_at)).errors).toHaveProperty('funding');
      const visit = (await book(morning?.starts_at)).body.data;
      expect(visit).toMatchObject({ funding: 'osms', needs_referral: true, price: 0 });

      const path = { id: visit.client_id };
      const card = await client.ask('clinicClientRead', { token: tokens.clinic, path });
      expect(card.body.data.summary.next_visit).toMatchObject({ id: visit.id, funding: 'osms' });
      const booked = await client.ask('clinicClientVisitList', { token: tokens.clinic, path });
      expect(booked.body.data).toMatchObject([{ id: visit.id, funding: 'osms', needs_referral: true }]);

      const sister = { ...AIZHAN, first_name: 'Мадина' };
      const [another] = await free({ funding: 'osms' });
      const open = (await book(another?.starts_at, { funding: undefined, new_client: sister })).body.data;
      expect(open).toMatchObject({ payers: ['osms', 'paid'] });
      expect(open).not.toHaveProperty('funding');
      client.provider.db.visits.remove(open.id);

      const list = { date_from: '2026-05-20', date_to: '2026-06-08', funding: 'osms' };
      const found = (await client.ask('clinicVisitList', { token: tokens.clinic, query: list })).body.data;
      expect(found.map(({ id }) => id)).toContain(visit.id);
      expect(found.every(({ funding }) => funding === 'osms')).toBe(true);

      const offered = await free({ visit_id: visit.id });
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.every(isMorning)).toBe(true);
      const move = { token: tokens.clinic, path: { id: visit.id }, body: { starts_at: late?.starts_at } };
      const moved = await client.ask('clinicVisitReschedule', move);
      expect([moved.status, Object.keys(moved.errors)]).toEqual([409, ['starts_at']]);

      const day = visit.starts_at.slice(0, 10);
      const closed = { date_from: day, date_to: day, time_from: null, time_to: MORNINGS.to };
      const closing = { token: tokens.clinic, path: { id: SERIKOVA }, body: { ...closed, filial_ids: [ABAYA] } };
      const displaced = (await client.ask('clinicAbsenceDryRun', closing)).body.data;
      const choices = displaced.find((one) => one.visit.id === visit.id);
      expect(choices?.new_times.length).toBeGreaterThan(0);
      expect(choices?.new_times.every((starts_at) => isMorning({ starts_at }))).toBe(true);
      expect(choices?.colleague_times?.every(({ price }) => price === 0)).toBe(true);
      const decisions = displaced.map((one) =>
        one.visit.id === visit.id
          ? { visit_id: visit.id, action: 'move' as const, starts_at: late?.starts_at }
          : { visit_id: one.visit.id, action: 'cancel' as const },
      );
      const body = { ...closing.body, reason: null, decisions };
      const forced = await client.ask('clinicAbsenceCreate', { ...closing, body });
      expect([forced.status, forced.errors['decisions']?.[0]]).toEqual([409, expect.stringContaining('оплачивают')]);

      const shut = { token: tokens.clinic, path: { id: ABAYA }, body: { state: 'closed' as const } };
      const ofFilial = (await client.ask('clinicFilialTouchedVisits', shut)).body.data.find(
        ({ id }) => id === visit.id,
      );
      expect(ofFilial?.funding).toBe('osms');
      // Nobody has stated who pays at her other filial.
      expect(ofFilial?.new_times.some(({ doctor_id }) => doctor_id === SERIKOVA)).toBe(false);

      const query = { ...service, date_from: '2026-05-20', funding: 'osms' as const };
      const first = (await client.ask('clinicFirstTimeList', { token: tokens.clinic, query })).body.data;
      expect(first.length).toBeGreaterThan(0);
      expect(first.flatMap(({ times }) => times).some((starts_at) => !isMorning({ starts_at }))).toBe(false);
      expect(first.every(({ offer }) => offer.funding?.includes('osms'))).toBe(true);
      client.provider.db.visits.remove(visit.id);
      await byDoctor({ link_ids, funding: [] });
    });

    it('can’t be set for services of another doctor or clinic, or with hours that end before they start', async () => {
      const all = await links();
      const away = all.find(({ filial_id }) => filial_id !== ABAYA);
      const body = { link_ids: [all[0]?.id ?? 0, NOBODY], funding: ['paid' as const] };
      expect((await byDoctor(body)).errors).toHaveProperty(['link_ids.1']);
      expect((await byClinic({ ...body, link_ids: [away?.id ?? 0] })).errors).toHaveProperty(['link_ids.0']);
      const back = { ...body, link_ids: [all[0]?.id ?? 0], osms_hours: { from: '13:00', to: '09:00' } };
      expect((await byDoctor(back)).errors).toHaveProperty('osms_hours');
    });
  });
}
