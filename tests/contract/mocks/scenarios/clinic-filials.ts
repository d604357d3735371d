import { describe, expect, it } from 'vitest';
import { bookSlot } from '../booking.ts';
import { png, PUBLIC_PICTURE, pdf, upload } from '../uploads.ts';
import type { World } from '../world.ts';

const WEEK = [
  { weekday: 'monday', from: '08:00', to: '20:00', breaks: [{ from: '13:00', to: '13:30' }] },
  { weekday: 'saturday', from: '09:00', to: '23:59' },
] as const;
const FILIAL = {
  title: '«Аяла» в Астане',
  short_title: null,
  type_id: 1,
  contact_person: null,
  phone: '+7-700-000-22-01',
  email: null,
  city_id: 2,
  address: 'пр. Мангилик Ел, 20',
  directions: null,
  hours: WEEK,
};

export function clinicFilialScenarios({ client, tokens }: World): void {
  const me = () => ({ token: tokens.clinic });
  const add = async (values = {}) =>
    (await client.ask('clinicFilialCreate', { ...me(), body: { ...FILIAL, ...values } })).body.data;

  describe('the filials of a clinic', () => {
    it('begin as drafts without doctors, and can be read and edited', async () => {
      const added = await add();
      expect(added).toMatchObject({
        ...FILIAL,
        district: null,
        state: 'draft',
        missing: expect.arrayContaining(['doctors']),
      });
      const path = { id: added.id };
      const list = await client.ask('clinicFilialList', me());
      expect(list.body.data.find(({ id }) => id === path.id)).toMatchObject({ city: 'Астана', visits_today: 0 });
      const { data: districts } = (await client.ask('districtList')).body;
      const district = districts.find(({ city_id }) => city_id === 2);
      const changed = {
        ...FILIAL,
        title: '«Аяла» на Мангилик Ел',
        district_id: district?.id ?? 0,
        location: { lat: 51.1, lng: 71.4 },
        hours: [],
        closed_on_holidays: false,
        holidays: [{ date: '2031-06-15', reason: 'Санитарный день' }],
        parameter_ids: [1, 2],
        payment_methods: ['card' as const, 'kaspi_qr' as const],
        description: 'Новый филиал',
      };
      const saved = await client.ask('clinicFilialUpdate', { ...me(), path, body: changed });
      expect(saved.body.data).toMatchObject({ ...changed, district: district?.title });
      expect((await client.ask('clinicFilialRead', { ...me(), path })).body).toEqual(saved.body);
    });

    it('are not saved with invalid or unknown fields, and the error names each field', async () => {
      const { id } = await add();
      const [monday] = WEEK;
      const wrong = {
        city_id: { city_id: 999 },
        type_id: { type_id: 999 },
        district_id: { district_id: 1 },
        parameter_ids: { parameter_ids: [999] },
        'hours.0.to': { hours: [{ ...monday, to: '07:00' }] },
        'hours.1.weekday': { hours: [monday, monday] },
        'hours.0.breaks.0.from': { hours: [{ ...monday, breaks: [{ from: '07:00', to: '07:30' }] }] },
        'hours.0.lunch': { hours: [{ ...monday, lunch: '13:00' }] },
        'holidays.1.date': {
          holidays: [
            { date: '2031-06-15', reason: 'Ремонт' },
            { date: '2031-06-15', reason: 'Ремонт' },
          ],
        },
      };
      for (const [field, values] of Object.entries(wrong)) {
        const body = { ...FILIAL, ...values };
        expect(Object.keys((await client.ask('clinicFilialUpdate', { ...me(), path: { id }, body })).errors)).toEqual([
          field,
        ]);
      }
    });

    it('are hidden from another clinic by a 404', async () => {
      const path = { id: 7 };
      const answers = [
        await client.ask('clinicFilialRead', { ...me(), path }),
        await client.ask('clinicFilialUpdate', { ...me(), path, body: FILIAL }),
        await client.ask('clinicFilialDelete', { ...me(), path }),
        await client.ask('clinicFilialStateUpdate', { ...me(), path, body: { state: 'closed' } }),
        await client.ask('clinicFilialTouchedVisits', { ...me(), path, body: { state: 'closed' } }),
        await client.ask('clinicPhotoDelete', { ...me(), path: { id: 99_999_999 } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
      const query = { date_from: '2026-05-01', date_to: '2026-05-11', filial_id: 7 };
      expect((await client.ask('clinicAnalytics', { ...me(), query })).errors).toHaveProperty('filial_id');
    });

    it('close or shorten their hours only after a decision about each affected visit', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const path = { id: visit.filial.id };
      const before = (await client.ask('clinicFilialRead', { ...me(), path })).body.data;
      const touched = await client.ask('clinicFilialTouchedVisits', { ...me(), path, body: { state: 'closed' } });
      expect(touched.body.data.find(({ id }) => id === visit.id)).toMatchObject({ starts_at: visit.starts_at });

      const refused = await client.ask('clinicFilialStateUpdate', { ...me(), path, body: { state: 'closed' } });
      expect([refused.status, refused.code]).toEqual([409, 'visits_undecided']);
      expect(refused.visitIds).toEqual(touched.body.data.map((one) => one.id));
      const { id, clinic_slug, district, photos, state, opens_on, closes_on, next_hours, missing, ...request } = before;
      expect({ id, clinic_slug, district, photos, missing }).toMatchObject({ id: path.id });
      expect([opens_on, closes_on, next_hours]).toEqual([null, null, null]);
      expect(state).toBe('open');
      const shrunk = await client.ask('clinicFilialUpdate', { ...me(), path, body: { ...request, hours: [] } });
      expect(shrunk.code).toBe('visits_undecided');
      expect((await client.ask('clinicFilialRead', { ...me(), path })).body.data).toEqual(before);
      const kept = touched.body.data.map((one) => ({ visit_id: one.id, action: 'keep' }) as const);
      const closing = { state: 'closed', decisions: kept } as const;
      expect((await client.ask('clinicFilialStateUpdate', { ...me(), path, body: closing })).status).toBe(422);
      const same = await client.ask('clinicFilialUpdate', { ...me(), path, body: request });
      expect(same.body.data).toEqual(before);
    });

    it('are shown to patients only while they are open, and can be deleted when they are closed', async () => {
      const { id } = await add({ city_id: 1, title: '«Аяла» новая' });
      const path = { id };
      const shown = async () => (await client.ask('clinicFilials', { path: { id: 'ayala' } })).body.data;
      const isShown = async () => (await shown()).some((filial) => filial.id === id);
      const move = (body: object) => client.ask('clinicFilialStateUpdate', { ...me(), path, body });
      expect(await isShown()).toBe(false);
      const day = '2026-06-01';
      expect((await move({ state: 'draft', opens_on: day })).body.data.opens_on).toBe(day);
      expect((await move({ state: 'open', opens_on: day })).errors).toHaveProperty('opens_on');
      expect((await move({ state: 'open' })).body.data).toMatchObject({ state: 'open', opens_on: null });
      expect(await isShown()).toBe(true);
      expect((await move({ state: 'closed' })).body.data.state).toBe('closed');
      expect(await isShown()).toBe(false);
      expect((await client.ask('clinicFilialDelete', { ...me(), path })).status).toBe(204);
      expect((await client.ask('clinicFilialRead', { ...me(), path })).status).toBe(404);
      expect((await client.ask('clinicFilialDelete', { ...me(), path: { id: 1 } })).code).toBe('wrong_state');
    });

    it('can announce a day on which they close or change hours, and withdraw the announcement', async () => {
      const { id } = await add({ city_id: 1, title: '«Аяла» временная' });
      const path = { id };
      const move = (body: object) => client.ask('clinicFilialStateUpdate', { ...me(), path, body });
      await move({ state: 'open' });
      expect((await move({ state: 'closed', closes_on: '2026-05-12' })).errors).toHaveProperty('closes_on');
      const closing = { state: 'closed', closes_on: '2026-06-01' } as const;
      expect((await client.ask('clinicFilialTouchedVisits', { ...me(), path, body: closing })).body.data).toEqual([]);
      expect((await move(closing)).body.data).toMatchObject({ state: 'open', closes_on: '2026-06-01' });
      const list = await client.ask('clinicFilialList', me());
      expect(list.body.data.find((one) => one.id === id)?.closes_on).toBe('2026-06-01');
      const hours = WEEK.slice(0, 1);
      const change = { ...FILIAL, city_id: 1, hours, hours_from: '2026-06-01' };
      const second = await client.ask('clinicFilialUpdate', { ...me(), path, body: change });
      expect([second.status, second.code]).toEqual([409, 'wrong_state']);
      expect((await move({ state: 'open' })).body.data).toMatchObject({ state: 'open', closes_on: null });
      const changed = await client.ask('clinicFilialUpdate', { ...me(), path, body: change });
      expect(changed.body.data).toMatchObject({ hours: WEEK, next_hours: { date_from: '2026-06-01', hours } });
      await move({ state: 'closed' });
      expect((await client.ask('clinicFilialDelete', { ...me(), path })).status).toBe(204);
    });

    it('keep the order that the clinic sets', async () => {
      const ids = (await client.ask('clinicFilialList', me())).body.data.map(({ id }) => id);
      const turned = ids.toReversed();
      const ordered = await client.ask('clinicFilialOrderUpdate', { ...me(), body: { ids: turned } });
      expect(ordered.body.data.map(({ id }) => id)).toEqual(turned);
      expect((await client.ask('clinicFilialOrderUpdate', { ...me(), body: { ids: [1] } })).errors).toHaveProperty(
        'ids',
      );
      await client.ask('clinicFilialOrderUpdate', { ...me(), body: { ids } });
      expect((await client.ask('clinicFull', { path: { id: 'ayala' } })).body.data.main_filial.id).toBe(ids[0]);
    });

    it('can have up to 20 photos, and the clinic can have photos of its own and a logo', async () => {
      const picture = await upload(client, tokens.clinic, png());
      const body = { file_id: picture.id, filial_id: 1, alt: 'Регистратура' };
      const added = (await client.ask('clinicPhotoCreate', { ...me(), body })).body.data;
      expect(added).toMatchObject({ filial_id: 1, alt: 'Регистратура', path: expect.stringMatching(PUBLIC_PICTURE) });
      const [filial] = (await client.ask('clinicFilials', { path: { id: 'ayala' } })).body.data;
      expect(filial?.photos).toEqual([{ path: added.path, alt: 'Регистратура' }]);
      const served = await client.provider.respond(new Request(`http://mocks.test${added.path}`));
      expect(served.status).toBe(200);

      const foreign = { ...body, filial_id: 7 };
      expect((await client.ask('clinicPhotoCreate', { ...me(), body: foreign })).errors).toHaveProperty('filial_id');
      const { id: file_id } = await upload(client, tokens.clinic, pdf());
      expect((await client.ask('clinicPhotoCreate', { ...me(), body: { ...body, file_id } })).errors).toHaveProperty(
        'file_id',
      );
      for (let count = 1; count < 20; count += 1) await client.ask('clinicPhotoCreate', { ...me(), body });
      expect((await client.ask('clinicPhotoCreate', { ...me(), body })).status).toBe(409);
      expect((await client.ask('clinicPhotoDelete', { ...me(), path: { id: added.id } })).status).toBe(204);
      expect((await client.provider.respond(new Request(`http://mocks.test${added.path}`))).status).toBe(200);

      const whole = (await client.ask('clinicPhotoCreate', { ...me(), body: { ...body, filial_id: null } })).body.data;
      const { photos } = (await client.ask('clinicFull', { path: { id: 'ayala' } })).body.data;
      expect(photos?.at(-1)).toEqual({ path: whole.path, alt: 'Регистратура' });
      const other = await client.logIn('all@demo.kz', 'clinic');
      const mark = { file_id: (await upload(client, other, png())).id };
      const marked = await client.ask('clinicLogoUpdate', { token: other, body: mark });
      expect(marked.body.data.logo).toMatch(PUBLIC_PICTURE);
      expect((await client.ask('clinicLogoUpdate', { ...me(), body: { file_id: 99_999_999 } })).errors).toHaveProperty(
        'file_id',
      );
    });
  });

  describe('the statistics of a clinic', () => {
    const range = (date_from: string, date_to: string) => ({ ...me(), query: { date_from, date_to } });

    it('sum up the filials and show the change since the previous period', async () => {
      const { data } = (await client.ask('clinicAnalytics', range('2026-04-12', '2026-05-11'))).body;
      expect([data.previous_from, data.previous_to]).toEqual(['2026-03-13', '2026-04-11']);
      const sum = (of: 'visits' | 'income') => data.filials.reduce((total, filial) => total + filial.total[of], 0);
      expect([sum('visits'), sum('income')]).toEqual([data.total.visits, data.total.income]);
      expect(data.by_day).toHaveLength(30);
      expect(data.by_day.reduce((total, day) => total + day.visits, 0)).toBe(data.total.visits);
      expect(data.doctors.reduce((total, doctor) => total + doctor.total.visits, 0)).toBe(data.total.visits);
      expect(data.services.reduce((total, service) => total + service.income, 0)).toBe(data.total.income);
      const one = await client.ask('clinicAnalytics', {
        ...me(),
        query: { date_from: '2026-04-12', date_to: '2026-05-11', filial_id: 2 },
      });
      expect(one.body.data.total).toEqual(data.filials.find(({ filial_id }) => filial_id === 2)?.total);
    });

    it('show for the demo an occupancy of 50 to 85 % and no-shows of 2 to 6 %', async () => {
      const { data } = (await client.ask('clinicAnalytics', range('2025-05-12', '2026-05-11'))).body;
      for (const figures of [data.total, data.previous]) {
        expect(figures.occupancy_percent).toBeGreaterThan(50);
        expect(figures.occupancy_percent).toBeLessThan(85);
        expect(figures.no_show_percent).toBeGreaterThan(2);
        expect(figures.no_show_percent).toBeLessThan(6);
      }
      expect(data.total.visits).toBeGreaterThan(data.previous.visits);
      const { waiting, visits_today } = (await client.ask('clinicHome', me())).body.data;
      expect(waiting.pending_visits).toBeLessThan(visits_today / 3);
    });

    it('can’t be requested for more than a year', async () => {
      expect((await client.ask('clinicAnalytics', range('2025-01-01', '2026-05-11'))).errors).toHaveProperty('date_to');
    });
  });
}
