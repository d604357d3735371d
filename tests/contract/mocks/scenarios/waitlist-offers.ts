import { describe, expect, it } from 'vitest';
import type { World } from '../world.ts';

const HOUR = 3_600_000;

export function waitlistOfferScenarios({ client, tokens }: World): void {
  const doctor = () => ({ token: tokens.doctor });
  const clinic = () => ({ token: tokens.clinic });
  /**
   * The first person on the demo doctor's waitlist for an earlier slot, and the slot suggested for
   * that person.
   */
  const waiting = async () => {
    const { data } = (await client.ask('doctorWaitlist', doctor())).body;
    const wish = data.find(({ nearest_slot_at }) => nearest_slot_at !== null);
    if (wish === undefined) throw new Error('nobody waits');
    return { wish, path: { id: wish.id }, body: { starts_at: wish.nearest_slot_at ?? '' } };
  };
  const slotsOf = async (
    { filial, service_id }: Awaited<ReturnType<typeof waiting>>['wish'],
    starts_at: string,
    token?: string,
  ) => {
    const date = starts_at.slice(0, 10);
    const query = { filial_id: filial.id, service_id, date_from: date, date_to: date };
    const asked = { path: { id: 'serikova-aigul' }, query, ...(token === undefined ? {} : { token }) };
    const { data } = (await client.ask('doctorSlots', asked)).body;
    return data[0]?.slots.find((slot) => slot.starts_at === starts_at)?.available;
  };

  describe('an earlier slot offered to a waiting patient', () => {
    it('is chosen from the waitlist, which contains only requests to this doctor or this clinic', async () => {
      const { data } = (await client.ask('doctorWaitlist', doctor())).body;
      expect(data.length).toBeGreaterThan(2);
      for (const { visit_starts_at, until, doctor: of } of data) expect([of.id, visit_starts_at]).toEqual([1, until]);
      const query = { doctor_id: 1 };
      const same = (await client.ask('clinicWaitlist', { ...clinic(), query })).body.data;
      expect(same).toEqual(data.filter(({ filial }) => filial.id <= 4));
      const here = await client.ask('clinicWaitlist', { ...clinic(), query: { filial_id: 1 } });
      expect(here.body.data.every(({ filial }) => filial.id === 1)).toBe(true);
      for (const foreign of [{ filial_id: 7 }, { doctor_id: 5233 }]) {
        const asked = await client.ask('clinicWaitlist', { ...clinic(), query: foreign });
        expect([asked.status, Object.keys(asked.errors)]).toEqual([422, Object.keys(foreign)]);
      }
    });

    it('is held for two hours for the waiting patient only, and can be withdrawn', async () => {
      const { wish, path, body } = await waiting();
      const offered = await client.ask('doctorWaitlistOfferUpdate', { ...doctor(), path, body });
      expect(offered.body.data.offer).toEqual({
        starts_at: body.starts_at,
        expires_at: '2026-05-12T10:20:00+05:00',
      });
      expect(await slotsOf(wish, body.starts_at)).toBe(false);
      expect(await slotsOf(wish, body.starts_at, tokens.patient)).toBe(false);
      const token = await client.logIn(`patient-${20 + wish.id}@example.kz`);
      expect(await slotsOf(wish, body.starts_at, token)).toBe(true);
      const told = (await client.ask('notificationList', { token })).body.data[0];
      expect([told?.kind, told?.target]).toEqual(['waitlist', { kind: 'waitlist', id: wish.id }]);
      expect((await client.ask('waitlistList', { token })).body.data[0]?.offer).toEqual(offered.body.data.offer);

      const same = await client.ask('clinicWaitlistOfferUpdate', { ...clinic(), path, body });
      expect(same.status).toBe(200);
      expect((await client.ask('doctorWaitlistOfferDelete', { ...doctor(), path })).status).toBe(204);
      expect((await client.ask('clinicWaitlistOfferDelete', { ...clinic(), path })).status).toBe(204);
      expect(await slotsOf(wish, body.starts_at)).toBe(true);
      await client.ask('clinicWaitlistOfferUpdate', { ...clinic(), path, body });
      client.now += 2 * HOUR;
      expect((await client.ask('waitlistList', { token })).body.data[0]?.offer).toBe(null);
      client.now -= 2 * HOUR;
      await client.ask('clinicWaitlistOfferDelete', { ...clinic(), path });
    });

    it('is accepted by the patient, who holds the slot and moves the visit to it', async () => {
      const { wish, path, body } = await waiting();
      await client.ask('clinicWaitlistOfferUpdate', { ...clinic(), path, body });
      const token = await client.logIn(`patient-${20 + wish.id}@example.kz`);
      const place = { doctor_id: 1, filial_id: wish.filial.id, service_id: wish.service_id };
      const visit_id = wish.visit_id ?? 0;
      const hold = await client.ask('slotHoldCreate', { token, body: { ...place, ...body, visit_id } });
      expect(hold.status).toBe(201);
      expect((await client.ask('waitlistList', { token })).body.data[0]?.offer).not.toBe(null);
      const move = { token, path: { id: visit_id }, body: { hold_id: hold.body.data.id } };
      expect((await client.ask('visitReschedule', move)).body.data.starts_at).toBe(body.starts_at);
      const [rest] = (await client.ask('waitlistList', { token })).body.data;
      expect([rest?.until, rest?.offer]).toEqual([body.starts_at, null]);
    });

    it('must be free and before the visit, and can’t be offered by another doctor or clinic', async () => {
      const { wish, path, body } = await waiting();
      const late = { starts_at: wish.until };
      for (const ask of [
        (what: object) => client.ask('doctorWaitlistOfferUpdate', { ...doctor(), path, ...what }),
        (what: object) => client.ask('clinicWaitlistOfferUpdate', { ...clinic(), path, ...what }),
      ]) {
        expect((await ask({ body: late })).errors).toHaveProperty('starts_at');
        expect((await ask({ body: late })).status).toBe(422);
        expect((await ask({ body: { starts_at: '2026-05-12T08:00:00+05:00' } })).status).toBe(409);
      }
      const token = await client.logIn('all@demo.kz', 'clinic');
      for (const id of ['clinicWaitlistOfferUpdate', 'doctorWaitlistOfferUpdate'] as const) {
        expect((await client.ask(id, { token, path, body })).status).toBe(404);
      }
      for (const id of ['clinicWaitlistOfferDelete', 'doctorWaitlistOfferDelete'] as const) {
        expect((await client.ask(id, { token, path })).status).toBe(404);
      }
    });
  });

  describe('a caller on the waitlist', () => {
    const place = { doctor_id: 1, filial_id: 1, service_id: 1 };
    const ZHANNA = { second_name: 'Ожидающая', first_name: 'Жанна', phone: '+7-701-555-32-77' };
    const wait = (body: object) =>
      client.ask('clinicWaitlistCreate', { ...clinic(), headers: { 'Idempotency-Key': crypto.randomUUID() }, body });

    it('gets an offered slot, is booked by the receptionist after agreeing, and leaves the list', async () => {
      const made = await wait({ new_client: ZHANNA, ...place, comment: 'После 17:00' });
      expect(made.body.data).toMatchObject({ has_account: false, comment: 'После 17:00', visit_id: null, offer: null });
      const { id, client_id, nearest_slot_at } = made.body.data;
      expect((await wait({ client_id, ...place })).errors).toHaveProperty('doctor_id');
      expect((await client.ask('doctorWaitlist', doctor())).body.data.some((one) => one.id === id)).toBe(true);
      const body = { starts_at: nearest_slot_at ?? '' };
      const offered = await client.ask('clinicWaitlistOfferUpdate', { ...clinic(), path: { id }, body });
      expect(offered.body.data.offer?.starts_at).toBe(body.starts_at);
      const book = (who: object) =>
        client.ask('clinicVisitCreate', {
          ...clinic(),
          headers: { 'Idempotency-Key': crypto.randomUUID() },
          body: { ...who, ...place, ...body, source: 'phone' },
        });
      // Another caller can't book the held slot.
      expect((await book({ new_client: { ...ZHANNA, phone: '+7-701-555-32-78' } })).status).toBe(409);
      expect((await book({ client_id })).status).toBe(201);
      expect((await client.ask('clinicWaitlist', clinic())).body.data.some((one) => one.id === id)).toBe(false);
    });

    it('can be booked by a doctor whom the caller has never visited', async () => {
      const caller = { ...ZHANNA, first_name: 'Дана', phone: '+7-701-555-32-79' };
      const { id, client_id, nearest_slot_at } = (await wait({ new_client: caller, ...place })).body.data;
      const { doctor_id: _, ...here } = place;
      const body = { ...here, client_id, starts_at: nearest_slot_at ?? '', source: 'phone' } as const;
      const book = () =>
        client.ask('doctorVisitCreate', { ...doctor(), headers: { 'Idempotency-Key': crypto.randomUUID() }, body });
      await client.ask('clinicWaitlistDelete', { ...clinic(), path: { id } });
      expect((await book()).errors).toHaveProperty('client_id');
      await wait({ client_id, ...place });
      expect((await book()).status).toBe(201);
      expect((await client.ask('doctorWaitlist', doctor())).body.data.some((one) => one.client_id === client_id)).toBe(
        false,
      );
    });

    it('is removed by the receptionist, who can’t remove a patient who joined online', async () => {
      const { id } = (await wait({ client_id: 50, ...place })).body.data;
      const remove = (wish: number) => client.ask('clinicWaitlistDelete', { ...clinic(), path: { id: wish } });
      expect((await remove(id)).status).toBe(204);
      expect((await remove(id)).status).toBe(404);
      const { wish } = await waiting();
      expect((await remove(wish.id)).errors).toHaveProperty('id');
    });

    it('must be a client of the clinic, and wait for a service that the doctor offers in its filial', async () => {
      for (const wrong of [
        { client_id: 99_999_999 },
        { client_id: 50, filial_id: 7 },
        { client_id: 50, doctor_id: 5233 },
        { client_id: 50, service_id: 999_999 },
        { client_id: 50, new_client: ZHANNA },
      ]) {
        const refused = await wait({ ...place, ...wrong });
        expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [Object.keys(wrong).at(-1)]]);
      }
    });
  });
}
