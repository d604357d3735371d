import { describe, expect, it } from 'vitest';
import { pdf, png, upload } from '../uploads.ts';
import type { World } from '../world.ts';

const PUBLIC = { path: { id: 'serikova-aigul' } };
const UNKNOWN = 99_999_999;
const PAPER = { title: 'Курс ЭхоКГ', issued_by: 'Учебный центр', year: 2024, file_id: null };

/** Settings of the doctor and their effect on the public page; each test restores the settings. */
export function doctorPageScenarios({ client, tokens }: World): void {
  const mine = () => ({ token: tokens.doctor });
  const at = (id: number) => ({ token: tokens.doctor, path: { id } });
  const info = async () => (await client.ask('doctorProfileInfo', mine())).body.data;
  const page = async () => (await client.ask('doctorFull', PUBLIC)).body.data;

  describe('the public page of a doctor', () => {
    it('shows the doctor’s new name at the same URL', async () => {
      const body = { first_name: ' Айгуль ', second_name: 'Серикова-Нурланова', third_name: '' };
      expect((await client.ask('doctorNameUpdate', { ...mine(), body })).body.data.third_name).toBeNull();
      expect(await page()).toMatchObject({
        first_name: 'Айгуль',
        second_name: 'Серикова-Нурланова',
        slug: 'serikova-aigul',
      });
      const found = await client.ask('searchSuggestions', { body: { query: 'серикова-нур', region: 'all' } });
      expect(found.body.data.doctors.map(({ slug }) => slug)).toContain('serikova-aigul');
      const before = { first_name: 'Айгуль', second_name: 'Серикова', third_name: 'Маратовна' };
      expect((await client.ask('doctorNameUpdate', { ...mine(), body: before })).status).toBe(200);
    });

    it('shows which patients the doctor accepts, and hides services for other patients', async () => {
      const { patients, age_min, age_max, formats } = await info();
      const before = {
        patients,
        age_min,
        age_max,
        online: formats.includes('online'),
        home_visits: formats.includes('home'),
      };
      const online = async () =>
        (await client.ask('doctorServices', PUBLIC)).body.data.filter(({ service }) => service.format === 'online')
          .length;
      const given = await online();
      expect(given).toBeGreaterThan(0);
      const body = { patients: ['adults', 'children'], age_min: 3, age_max: 70, online: false, home_visits: true };
      const payment_methods = ['cash', 'kaspi_transfer'];
      await client.ask('doctorReceptionUpdate', { ...mine(), body: { ...body, payment_methods } });
      expect(await page()).toMatchObject({ age_min: 3, age_max: 70, formats: ['clinic', 'home'], payment_methods });
      expect(await online()).toBe(0);
      for (const [field, wrong] of [
        ['age_max', { age_max: 2 }],
        ['age_min', { age_min: 18 }],
        ['age_min', { patients: ['adults'] }],
        ['age_max', { patients: ['children'] }],
      ] as const) {
        const { errors } = await client.ask('doctorReceptionUpdate', { ...mine(), body: { ...body, ...wrong } });
        expect(Object.keys(errors)).toEqual([field]);
      }
      await client.ask('doctorReceptionUpdate', { ...mine(), body: { ...before, online: false } });
      const hidden = (await info()).services.filter(({ service }) => service.format === 'online');
      for (const { id } of hidden) {
        await client.ask('doctorServiceVisibilityUpdate', { ...at(id), body: { visible: true } });
      }
      // A visible service of a format turns on that format for the doctor.
      expect([await online(), (await info()).formats]).toEqual([given, formats]);
    });

    it('shows category, degree and experience, and marks a changed certificate as unchecked', async () => {
      const { category_id, degree_id, experience_since, licence: named, licence_checked_on } = await info();
      expect(await page()).toMatchObject({ licence: named, licence_checked_on });
      expect(licence_checked_on).toBe('2026-03-02');
      const licence = { number: 'KZ64VBX00099999', issued_on: '2026-05-11' };
      const body = { category_id: 2, degree_id: 4, experience_since: 2016, licence };
      await client.ask('doctorQualificationUpdate', { ...mine(), body });
      expect(await page()).toMatchObject({
        qualification: 'первая категория',
        degree: 'кандидат медицинских наук',
        experience_years: 10,
        licence,
        licence_checked_on: null,
      });
      for (const [field, wrong] of [
        ['category_id', { category_id: 4 }],
        ['degree_id', { degree_id: 1 }],
        ['experience_since', { experience_since: 2027 }],
        ['experience_since', { experience_since: 1950 }],
        ['licence.issued_on', { licence: { ...licence, issued_on: '2027-01-01' } }],
      ] as const) {
        const { errors } = await client.ask('doctorQualificationUpdate', { ...mine(), body: { ...body, ...wrong } });
        expect(Object.keys(errors)).toEqual([field]);
      }
      await client.ask('doctorQualificationUpdate', {
        ...mine(),
        body: { category_id, degree_id, experience_since, licence: named ?? null },
      });
    });

    it('lists certificates, whose files only the doctor sees', async () => {
      const file = await upload(client, tokens.doctor, pdf());
      const made = (await client.ask('doctorCertificateCreate', { ...mine(), body: { ...PAPER, file_id: file.id } }))
        .body.data;
      expect(made.file).toMatchObject({ id: file.id, type: 'application/pdf' });
      const listed = async () =>
        (await client.ask('doctorQualification', PUBLIC)).body.data.find(({ id }) => id === made.id);
      expect(await listed()).toEqual({ id: made.id, title: PAPER.title, issued_by: PAPER.issued_by, year: 2024 });
      const changed = await client.ask('doctorCertificateUpdate', { ...at(made.id), body: { ...PAPER, year: null } });
      expect(changed.body.data).toMatchObject({ year: null, file: null });
      const theirs = await upload(client, tokens.patient, png());
      for (const [field, wrong] of [
        ['file_id', { file_id: theirs.id }],
        ['year', { year: 2027 }],
      ] as const) {
        const asked = { body: { ...PAPER, ...wrong } };
        expect((await client.ask('doctorCertificateCreate', { ...mine(), ...asked })).errors).toHaveProperty(field);
        expect((await client.ask('doctorCertificateUpdate', { ...at(made.id), ...asked })).errors).toHaveProperty(
          field,
        );
      }
      const token = await client.logIn('all@demo.kz', 'doctor');
      const foreign = { token, path: { id: made.id } };
      expect((await client.ask('doctorCertificateUpdate', { ...foreign, body: PAPER })).status).toBe(404);
      expect((await client.ask('doctorCertificateDelete', foreign)).status).toBe(404);
      expect((await client.ask('doctorCertificateDelete', at(made.id))).status).toBe(204);
      expect(await listed()).toBeUndefined();
    });

    it('shows an edited entry of education or work', async () => {
      const { education, work_experience } = await info();
      const [{ id: course, ...studied }] = education as [(typeof education)[number]];
      const [{ id: post, ...worked }] = work_experience as [(typeof work_experience)[number]];
      const ask = { ...at(course), body: { ...studied, institution: 'Институт кардиологии' } };
      expect((await client.ask('doctorEducationUpdate', ask)).body.data.institution).toBe('Институт кардиологии');
      const work = { ...at(post), body: { ...worked, position: 'Заведующая отделением' } };
      await client.ask('doctorWorkExperienceUpdate', work);
      expect((await client.ask('doctorWorkExperience', PUBLIC)).body.data[0]).toMatchObject({ id: post, ...work.body });
      const backwards = { ...studied, year_from: studied.year_to + 1 };
      expect((await client.ask('doctorEducationUpdate', { ...at(course), body: backwards })).errors).toHaveProperty(
        'year_to',
      );
      const never = { ...worked, year_from: 2020, year_to: 2019 };
      expect((await client.ask('doctorWorkExperienceUpdate', { ...at(post), body: never })).errors).toHaveProperty(
        'year_to',
      );
      expect((await client.ask('doctorEducationUpdate', { ...at(UNKNOWN), body: studied })).status).toBe(404);
      expect((await client.ask('doctorWorkExperienceUpdate', { ...at(UNKNOWN), body: worked })).status).toBe(404);
      await client.ask('doctorEducationUpdate', { ...at(course), body: studied });
      await client.ask('doctorWorkExperienceUpdate', { ...at(post), body: worked });
    });

    it('shows the doctor’s first specialisation as the title', async () => {
      const own = (await client.ask('doctorSpecialisationLinkList', mine())).body.data.map(({ id }) => id);
      const order = (specialisation_ids: number[]) =>
        client.ask('doctorSpecialisationOrderUpdate', { ...mine(), body: { specialisation_ids } });
      expect((await order(own.toReversed())).body.data.map(({ id }) => id)).toEqual(own.toReversed());
      expect((await page()).specialisations.map(({ title }) => title)).toEqual(['Терапевт', 'Кардиолог']);
      expect((await order(own.slice(1))).status).toBe(409);
      expect((await order([...own, 999])).errors).toHaveProperty('specialisation_ids');
      await order(own);
    });

    it('accepts names and phones as contacts, but no links', async () => {
      const phone = '+7-701-555-10-20';
      const body = { phone, whatsapp: null, telegram: '@serikova_cardio', instagram: 'aigul.cardio' };
      expect((await client.ask('doctorContactInfoUpdate', { ...mine(), body })).status).toBe(200);
      for (const [field, value] of [
        ['telegram', 'https://t.me/serikova'],
        ['instagram', 'javascript:alert(1)'],
        ['whatsapp', 'https://wa.me/77015551020'],
      ] as const) {
        const { errors } = await client.ask('doctorContactInfoUpdate', {
          ...mine(),
          body: { ...body, [field]: value },
        });
        expect(Object.keys(errors)).toEqual([field]);
      }
    });
  });

  describe('a bulk change of service prices', () => {
    const links = async () => (await client.ask('doctorServiceLinkList', mine())).body.data;

    it('changes all prices or none', async () => {
      const [first, second] = (await links()) as [
        Awaited<ReturnType<typeof links>>[number],
        Awaited<ReturnType<typeof links>>[number],
      ];
      const change = (prices: object[]) => client.ask('doctorServicePricesUpdate', { ...mine(), body: { prices } });
      const raised = [
        { id: first.id, price: first.price + 500, from_price: first.price },
        { id: second.id, price: second.price + 500, from_price: second.price },
      ];
      const answered = (await change(raised)).body.data;
      expect(answered.slice(0, 2).map(({ price }) => price)).toEqual(raised.map(({ price }) => price));
      const late = await change(raised);
      expect([late.status, Object.keys(late.errors)]).toEqual([409, ['prices.0.from_price']]);
      const wrong = await change([
        { id: first.id, price: 1 },
        { id: UNKNOWN, price: 1 },
      ]);
      expect(Object.keys(wrong.errors)).toEqual(['prices.1.id']);
      expect(
        (
          await change([
            { id: first.id, price: 1 },
            { id: first.id, price: 2 },
          ])
        ).errors,
      ).toHaveProperty(['prices.1.id']);
      expect((await links())[0]?.price).toBe(first.price + 500);
      await change([first, second].map(({ id, price }) => ({ id, price })));
    });

    it('copies services with their prices to another filial, and overwrites none there', async () => {
      const ABAYA = 1;
      const SAMAL = 7;
      const before = await links();
      const here = before.filter(({ filial_id }) => filial_id === ABAYA);
      const known = before.filter(({ filial_id }) => filial_id === SAMAL);
      const [gone] = known as [(typeof known)[number]];
      await client.ask('doctorServiceLinkDelete', at(gone.id));
      const body = { from_filial_id: ABAYA, to_filial_id: SAMAL, link_ids: null };
      const copied = await client.ask('doctorServiceCopy', { ...mine(), body });
      expect(copied.status).toBe(201);
      expect(copied.body.data.map(({ service }) => service.id)).toContain(gone.service.id);
      expect(copied.body.data.every(({ filial_id }) => filial_id === SAMAL)).toBe(true);
      expect((await client.ask('doctorServiceCopy', { ...mine(), body })).errors).toHaveProperty('to_filial_id');
      for (const [field, wrong] of [
        ['from_filial_id', { from_filial_id: 2 }],
        ['to_filial_id', { to_filial_id: 2 }],
        ['to_filial_id', { to_filial_id: ABAYA }],
        ['link_ids', { link_ids: [UNKNOWN] }],
      ] as const) {
        const { errors } = await client.ask('doctorServiceCopy', { ...mine(), body: { ...body, ...wrong } });
        expect(Object.keys(errors)).toEqual([field]);
      }
      expect(here.length).toBeGreaterThan(0);
      const { db } = client.provider;
      for (const { id } of copied.body.data) db.doctor_services.remove(id);
      await client.ask('doctorServiceLinkCreate', {
        ...mine(),
        body: {
          service_id: gone.service.id,
          filial_id: SAMAL,
          price: gone.price,
          duration_minutes: gone.duration_minutes,
        },
      });
    });
  });
}
