import { describe, expect, it } from 'vitest';
import { newBooking } from '../booking.ts';
import { START } from '../client.ts';
import type { World } from '../world.ts';

const BY_APPOINTMENT = 2;
const RANGE = { date_from: '2026-05-14', date_to: '2026-05-20' };

export function samplingScenarios({ client, tokens }: World): void {
  describe('a visit for a lab sample', () => {
    const path = { id: 'ayala' };
    const serviceId = () => client.provider.db.services.findOne('slug', 'ferritin')?.id ?? 0;
    const ask = (filial_id: number, service_id = serviceId(), range = RANGE) =>
      client.ask('clinicSamplingSlots', { path, query: { filial_id, service_id, ...range } });

    it('is offered by the clinic’s filials, first by filials that take appointments', async () => {
      const { body } = await client.ask('clinicSampling', { path, query: { service_id: serviceId() } });
      expect(body.data.places.map(({ id, appointment }) => [id, appointment])).toEqual([
        [BY_APPOINTMENT, 'filial'],
        [1, 'none'],
        [3, 'none'],
      ]);
      const filials = (await client.ask('clinicFilials', { path })).body.data;
      for (const { id, price, appointment, nearest_starts_at, ready_in_workdays } of body.data.places) {
        const filial = filials.find((one) => one.id === id);
        expect(filial?.sampling).toMatchObject({ appointment, nearest_starts_at });
        const services = (await client.ask('clinicServices', { path, query: { filial_id: id } })).body.data;
        const row = services.find(({ service }) => service.id === serviceId());
        expect(row).toMatchObject({ price_from: price, price_to: price, appointment, ready_in_workdays });
      }
    });

    it('is refused with 404 or 422 for an unknown analysis or a filial without appointments', async () => {
      const sampling = (id: string, service_id: number) =>
        client.ask('clinicSampling', { path: { id }, query: { service_id } });
      expect((await sampling('no-such-clinic', serviceId())).status).toBe(404);
      expect((await sampling('ayala', 1)).status).toBe(404);
      expect((await sampling('ayala', 0)).errors).toHaveProperty('service_id');
      expect((await ask(1)).errors).toHaveProperty('filial_id');
      expect((await ask(5)).errors).toHaveProperty('filial_id');
      expect((await ask(BY_APPOINTMENT, 1)).errors).toHaveProperty('service_id');
      expect((await ask(BY_APPOINTMENT, serviceId(), { ...RANGE, date_to: '2026-07-01' })).errors).toHaveProperty(
        'date_to',
      );
      const elsewhere = { path: { id: 'no-such-clinic' }, query: { filial_id: 2, service_id: serviceId(), ...RANGE } };
      expect((await client.ask('clinicSamplingSlots', elsewhere)).status).toBe(404);
    });

    it('can be booked by a patient for several analyses, if the filial takes them all', async () => {
      const idOf = (slug: string) => client.provider.db.services.findOne('slug', slug)?.id ?? 0;
      const service_ids = [serviceId(), idOf('insulin')];
      const query = { service_id: serviceId(), service_ids };
      const { body } = await client.ask('clinicSampling', { path, query });
      const place = body.data.places.find(({ id }) => id === BY_APPOINTMENT);
      expect(body.data.services?.map(({ id }) => id)).toEqual(service_ids);
      expect(place?.services?.map(({ service_id }) => service_id)).toEqual(service_ids);
      expect(place?.price).toBe(place?.services?.reduce((sum, { price }) => sum + price, 0));
      const alone = { path, query: { ...query, service_ids: [idOf('insulin')] } };
      expect((await client.ask('clinicSampling', alone)).errors).toHaveProperty('service_ids');

      const [, , third] = (await ask(BY_APPOINTMENT)).body.data
        .flatMap(({ slots }) => slots)
        .filter((slot) => slot.available);
      const slot = { doctor_id: null, filial_id: BY_APPOINTMENT, starts_at: third?.starts_at ?? '', ...query };
      const missing = { ...slot, service_ids: [serviceId(), 1] };
      client.provider.db.services.update(1, { kind: 'analysis' });
      for (const id of ['slotHoldCreate', 'guestSlotHoldCreate'] as const) {
        expect((await client.ask(id, { token: tokens.patient, body: missing })).code).toBe('services_missing');
      }
      client.provider.db.services.update(1, { kind: 'consultation' });
      // Guests of one network address may create only ten holds a minute, so the clock goes
      // forward.
      client.now = START + 10 * 60_000;
      const guest = await client.ask('guestSlotHoldCreate', { body: slot });
      client.now = START;
      const held = await client.ask('slotHoldCreate', {
        token: tokens.patient,
        body: { ...slot, guest_hold_id: guest.body.data.id },
      });
      expect(held.body.data).toMatchObject({ services: place?.services, price: place?.price });
      const booked = await client.ask('visitCreate', { token: tokens.patient, ...newBooking(held.body.data.id) });
      const read = { token: tokens.clinic, path: { id: booked.body.data.id } };
      expect((await client.ask('clinicVisitRead', read)).body.data.visit.services).toEqual(place?.services);
      const cancel = { token: tokens.patient, path: { id: booked.body.data.id }, body: { reason: null } };
      expect((await client.ask('visitCancel', cancel)).body.data.services).toEqual(place?.services);
    });

    it('can be booked and moved by the desk for several analyses, if the filial takes them all and their preparations agree', async () => {
      const clinic = { token: tokens.clinic };
      const list = (service_ids?: number[], filial_id = BY_APPOINTMENT) =>
        client.ask('clinicSampleList', { ...clinic, query: { filial_id, ...(service_ids && { service_ids }) } });
      const { analyses, together: none } = (await list()).body.data;
      expect(none).toBeNull();
      expect((await list(undefined, 1)).body.data.analyses).toEqual([]);
      expect((await list([1])).errors).toHaveProperty('service_ids.0');
      expect((await list(undefined, 7)).status).toBe(422);
      const [one, other] = ['ferritin', 'insulin'].map((slug) => analyses.find(({ service }) => service.slug === slug));
      const service_ids = [one?.service.id ?? 0, other?.service.id ?? 0];
      const price = (one?.price ?? 0) + (other?.price ?? 0);
      expect((await list(service_ids)).body.data.together).toMatchObject({ price, fasting: true });

      const days = { filial_id: BY_APPOINTMENT, ...RANGE };
      const slots = (await client.ask('clinicSlotList', { ...clinic, query: days })).body.data;
      const starts_at = slots.flatMap((day) => day.slots).findLast(({ available }) => available)?.starts_at ?? '';
      const new_client = {
        second_name: 'Сатыбалды',
        first_name: 'Жанна',
        phone: '+7-701-555-32-10',
        birthday: '1988-03-04',
      };
      const body = { new_client, filial_id: BY_APPOINTMENT, service_id: service_ids[0], service_ids, starts_at };
      const book = (change: object) =>
        client.ask('clinicVisitCreate', {
          ...clinic,
          headers: { 'Idempotency-Key': crypto.randomUUID() },
          body: { ...body, source: 'phone', ...change },
        });
      expect((await book({ doctor_id: 1, filial_id: 1, service_id: 1, service_ids: [1, 2] })).errors).toHaveProperty(
        'service_ids',
      );
      expect((await book({ service_id: 1 })).errors).toHaveProperty('service_ids');
      const { db } = client.provider;
      db.services.update(service_ids[1] ?? 0, { preparation_rules: ['after_meal'] });
      const clash = await book({});
      expect([clash.status, clash.code]).toEqual([409, 'services_clash']);
      for (const id of ['slotHoldCreate', 'guestSlotHoldCreate'] as const) {
        const held = {
          doctor_id: null,
          filial_id: BY_APPOINTMENT,
          service_id: body.service_id,
          service_ids,
          starts_at,
        };
        expect((await client.ask(id, { token: tokens.patient, body: held })).code).toBe('services_clash');
      }
      db.services.update(service_ids[1] ?? 0, { preparation_rules: ['fasting'] });
      db.services.update(1, { kind: 'analysis' });
      expect((await book({ service_ids: [body.service_id, 1] })).code).toBe('services_missing');
      db.services.update(1, { kind: 'consultation' });
      const { data } = (await book({})).body;
      expect(data).toMatchObject({ doctor_id: null, price });
      expect(data.services?.map(({ service_id }) => service_id)).toEqual(service_ids);

      const free = await client.ask('clinicSlotList', { ...clinic, query: { ...days, visit_id: data.id } });
      const another = free.body.data[0]?.slots.find(({ available }) => available)?.starts_at ?? '';
      const move = (change: object) =>
        client.ask('clinicVisitReschedule', {
          ...clinic,
          path: { id: data.id },
          body: { starts_at: another, ...change },
        });
      expect((await move({ doctor_id: 1 })).errors).toHaveProperty('doctor_id');
      const { services } = data;
      expect((await move({})).body.data).toMatchObject({ doctor_id: null, starts_at: another, services, price });
    });

    it('gets and loses analyses until it starts, from the patient and from the clinic', async () => {
      const { db } = client.provider;
      const idOf = (slug: string) => db.services.findOne('slug', slug)?.id ?? 0;
      const [ferritin, insulin, ttg] = [serviceId(), idOf('insulin'), idOf('ttg-tireotropnyy-gormon')];
      const slots = (await ask(BY_APPOINTMENT)).body.data.flatMap((day) => day.slots);
      const starts_at = slots.filter(({ available }) => available)[5]?.starts_at ?? '';
      const wish = { doctor_id: null, filial_id: BY_APPOINTMENT, service_id: ferritin, starts_at };
      const held = await client.ask('slotHoldCreate', { token: tokens.patient, body: wish });
      const { data: visit } = (
        await client.ask('visitCreate', { token: tokens.patient, ...newBooking(held.body.data.id) })
      ).body;
      const patient = (add: number[], remove: number[], id = visit.id) =>
        client.ask('visitServicesChange', { token: tokens.patient, path: { id }, body: { add, remove } });
      const clinic = (add: number[], remove: number[], id = visit.id) =>
        client.ask('clinicVisitServicesChange', { token: tokens.clinic, path: { id }, body: { add, remove } });

      db.visits.update(visit.id, { price: 100 });
      const two = (await patient([insulin], [])).body.data;
      expect(two).toMatchObject({ starts_at, status: visit.status, fasting: true });
      expect(two.services?.map((one) => one.service_id)).toEqual([ferritin, insulin]);
      expect(two.services?.[0]?.price).toBe(100);
      expect(two.price).toBe(100 + (two.services?.[1]?.price ?? 0));
      const history = [...two.history];
      expect(history.find(({ kind }) => kind === 'services_changed')?.text).toMatch(/Добавили: Инсулин$/);
      expect((await patient([insulin], [ttg])).body.data.history).toEqual(history);
      const other = (await clinic([ttg], [ferritin])).body.data;
      expect(other.services?.map((one) => one.service_id)).toEqual([insulin, ttg]);
      expect((await clinic([], [ttg])).body.data).toMatchObject({ service_id: insulin, duration_minutes: 10 });

      for (const change of [patient, clinic]) {
        expect((await change([], [insulin])).errors).toHaveProperty('remove');
        expect((await change([1], [])).errors).toHaveProperty('add');
        expect((await change([ttg], [], 999_999)).status).toBe(404);
        expect((await change([ttg], [], 1)).code).toBe('wrong_state');
        db.services.update(1, { kind: 'analysis' });
        expect((await change([1], [])).code).toBe('services_missing');
        db.services.update(1, { kind: 'consultation' });
        db.services.update(ttg, { preparation_rules: ['after_meal'] });
        expect((await change([ttg], [])).code).toBe('services_clash');
        db.services.update(ttg, { preparation_rules: ['fasting'] });
        client.now = Date.parse(starts_at) + 60_000;
        expect((await change([ttg], [])).code).toBe('too_late');
        client.now = START;
      }
    });

    it('is offered first by filials that take all chosen analyses, then by the cheapest filials', async () => {
      const idOf = (slug: string) => client.provider.db.services.findOne('slug', slug)?.id ?? 0;
      const service_ids = [...['ferritin', 'insulin', 'tsitologiya-sheiki-matki'].map(idOf), 1];
      const { body } = await client.ask('samplingPlaces', { query: { service_ids, city_id: 1, per_page: 100 } });
      expect(body.meta.services.map(({ id }) => id)).toEqual(service_ids.slice(0, 3));
      const rows = body.data.map(({ place, missing_service_ids: { length } }) => [length, place.price] as const);
      expect(rows).toEqual(rows.toSorted(([a, cheap], [b, dear]) => a - b || cheap - dear));
      expect(rows.filter(([missing]) => missing === 0)).toHaveLength(body.meta.complete);
      expect(new Set(rows.map(([missing]) => missing)).size).toBeGreaterThan(1);
      for (const { place, missing_service_ids } of body.data) {
        expect((place.services?.length ?? 1) + missing_service_ids.length).toBe(3);
      }
      expect((await client.ask('samplingPlaces', { query: { service_ids: [0] } })).errors).toHaveProperty(
        'service_ids',
      );

      const [{ value: district = '', count = 0 } = {}] = body.meta.districts;
      const near = await client.ask('samplingPlaces', { query: { service_ids, city_id: 1, district } });
      expect(near.body.meta).toMatchObject({ total: count, districts: body.meta.districts });
      const nowhere = await client.ask('samplingPlaces', { query: { service_ids, city_id: 1, district: 'other' } });
      expect(nowhere.body.meta.total).toBe(0);
    });

    it('is booked and moved without a doctor, and the clinic sees no doctor', async () => {
      const free = (await ask(BY_APPOINTMENT)).body.data.flatMap(({ slots }) => slots).filter((slot) => slot.available);
      const [first, second] = free;
      const wish = { doctor_id: null, filial_id: BY_APPOINTMENT, service_id: serviceId() };
      const held = await client.ask('slotHoldCreate', {
        token: tokens.patient,
        body: { ...wish, starts_at: first?.starts_at ?? '' },
      });
      expect(held.body.data).toMatchObject({ doctor_id: null, duration_minutes: 10 });
      const { headers, body } = newBooking(held.body.data.id);
      const booked = await client.ask('visitCreate', { token: tokens.patient, headers, body });
      const visit = booked.body.data;
      expect(visit).toMatchObject({ doctor: null, status: 'pending', fasting: true, starts_at: first?.starts_at });
      expect(visit.ready_in_workdays).toBeGreaterThanOrEqual(0);
      expect(visit.filial.logo).toContain('/marks/');

      const moved = await client.ask('slotHoldCreate', {
        token: tokens.patient,
        body: { ...wish, starts_at: second?.starts_at ?? '', visit_id: visit.id },
      });
      const hold_id = moved.body.data.id;
      const change = { token: tokens.patient, path: { id: visit.id }, body: { hold_id } };
      expect((await client.ask('visitReschedule', change)).body.data.starts_at).toBe(second?.starts_at);

      const list = await client.ask('clinicVisitList', {
        token: tokens.clinic,
        query: { filial_id: BY_APPOINTMENT, ...RANGE },
      });
      expect(list.body.data.find(({ id }) => id === visit.id)).toMatchObject({ doctor_id: null, doctor_name: null });
      const wait = await client.ask('waitlistCreate', { token: tokens.patient, body: { visit_id: visit.id } });
      expect(wait.errors).toHaveProperty('visit_id');
      const reason = { reason: 'Изменились планы' };
      const cancel = { token: tokens.patient, path: { id: visit.id }, body: reason };
      expect((await client.ask('visitCancel', cancel)).body.data.status).toBe('cancelled_by_patient');
    });
  });
}
