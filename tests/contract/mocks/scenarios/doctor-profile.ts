import { describe, expect, it } from 'vitest';
import { png, upload, PUBLIC_PICTURE } from '../uploads.ts';
import type { World } from '../world.ts';

const PUBLIC = { path: { id: 'serikova-aigul' } };
const UNKNOWN = 99_999;

export function doctorProfileScenarios({ client, tokens }: World): void {
  const mine = () => ({ token: tokens.doctor });
  const at = (id: number) => ({ token: tokens.doctor, path: { id } });

  describe('the profile of a doctor', () => {
    it('appears on the public page', async () => {
      const whatsapp = '+7-701-555-10-20';
      const contacts = await client.ask('doctorContactInfoUpdate', { ...mine(), body: { phone: whatsapp, whatsapp } });
      expect(contacts.body.data).toMatchObject({ phone: whatsapp, email: 'doctor@demo.kz' });
      expect((await client.ask('doctorContacts', PUBLIC)).body.data).toContainEqual({
        kind: 'whatsapp',
        value: whatsapp,
        filial_id: null,
      });
      const description = 'Веду пациентов с гипертонией.';
      expect((await client.ask('doctorDescriptionUpdate', { ...mine(), body: { description } })).status).toBe(200);
      expect((await client.ask('doctorFull', PUBLIC)).body.data.description).toBe(description);
      const empty = await client.ask('doctorDescriptionUpdate', { ...mine(), body: { description: '' } });
      expect(empty.body.data.missing).toContain('description');
      await client.ask('doctorDescriptionUpdate', { ...mine(), body: { description } });
      const info = (await client.ask('doctorProfileInfo', mine())).body.data;
      expect(info).toMatchObject({ slug: 'serikova-aigul', description });
      expect(info.missing).not.toContain('description');
    });

    it('accepts a photo that the doctor has uploaded, and the public page shows it', async () => {
      const before = (await client.ask('doctorProfileInfo', mine())).body.data.avatar;
      const file = await upload(client, tokens.doctor, png());
      const changed = await client.ask('doctorAvatarUpdate', { ...mine(), body: { file_id: file.id } });
      const { avatar } = changed.body.data;
      expect(avatar).toMatch(PUBLIC_PICTURE);
      expect((await client.ask('doctorFull', PUBLIC)).body.data.avatar).toBe(avatar);
      const other = await upload(client, tokens.patient, png());
      expect((await client.ask('doctorAvatarUpdate', { ...mine(), body: { file_id: other.id } })).status).toBe(422);
      expect(
        (await client.ask('doctorAvatarUpdate', { ...mine(), body: { file_id: null } })).body.data.missing,
      ).toContain('avatar');
      client.provider.db.doctors.update(1, { avatar: before });
    });

    it('contains entries of education and work, which no other doctor can remove', async () => {
      const education = {
        title: 'Курс ЭхоКГ',
        institution: 'Учебный центр',
        city: null,
        year_from: 2024,
        year_to: 2025,
      };
      const work = { position: 'Кардиолог', organisation: 'Клиника', city: 'Алматы', year_from: 2020, year_to: null };
      const checks = async () => (await client.ask('doctorFull', PUBLIC)).body.data.checks;
      expect(await checks()).toEqual([{ fact: 'education', checked_on: '2026-01-14' }]);
      const course = await client.ask('doctorEducationCreate', { ...mine(), body: education });
      expect(await checks()).toEqual([]);
      const post = await client.ask('doctorWorkExperienceCreate', { ...mine(), body: work });
      expect([course.status, post.status]).toEqual([201, 201]);
      expect((await client.ask('doctorEducation', PUBLIC)).body.data).toContainEqual(course.body.data);
      expect((await client.ask('doctorWorkExperience', PUBLIC)).body.data).toContainEqual(post.body.data);
      const backwards = { ...education, year_from: 2026 };
      expect((await client.ask('doctorEducationCreate', { ...mine(), body: backwards })).errors).toHaveProperty(
        'year_to',
      );
      const token = await client.logIn('all@demo.kz', 'doctor');
      for (const [id, entry] of [
        ['doctorEducationDelete', course.body.data.id],
        ['doctorWorkExperienceDelete', post.body.data.id],
      ] as const) {
        expect((await client.ask(id, { token, path: { id: entry } })).status).toBe(404);
        expect((await client.ask(id, at(entry))).status).toBe(204);
        expect((await client.ask(id, at(entry))).status).toBe(404);
      }
    });

    it('contains each specialisation or parameter once, and at least one specialisation', async () => {
      const all = (await client.ask('doctorSpecialisationDirectory', mine())).body.data;
      const own = (await client.ask('doctorSpecialisationLinkList', mine())).body.data;
      const free = all.find(({ id }) => !own.some(({ specialisation }) => specialisation.id === id))?.id ?? 0;
      const body = { specialisation_id: free };
      const { id } = (await client.ask('doctorSpecialisationLinkCreate', { ...mine(), body })).body.data;
      expect((await client.ask('doctorSpecialisationLinkCreate', { ...mine(), body })).status).toBe(409);
      expect((await client.ask('doctorFull', PUBLIC)).body.data.specialisations).toHaveLength(own.length + 1);
      expect((await client.ask('doctorSpecialisationLinkDelete', at(id))).status).toBe(204);
      expect((await client.ask('doctorSpecialisationLinkDelete', at(id))).status).toBe(404);
      const [main, ...more] = own;
      for (const link of more) await client.ask('doctorSpecialisationLinkDelete', at(link.id));
      expect((await client.ask('doctorSpecialisationLinkDelete', at(main?.id ?? 0))).status).toBe(409);
      for (const { specialisation } of more) {
        await client.ask('doctorSpecialisationLinkCreate', {
          ...mine(),
          body: { specialisation_id: specialisation.id },
        });
      }
      expect((await client.ask('doctorSpecialisationLinkList', mine())).body.data).toEqual(own);

      const [known] = (await client.ask('doctorParameterLinkList', mine())).body.data;
      const again = { parameter_id: known?.parameter_id ?? 0 };
      expect((await client.ask('doctorParameterLinkCreate', { ...mine(), body: again })).status).toBe(409);
      expect((await client.ask('doctorParameterLinkDelete', at(known?.id ?? 0))).status).toBe(204);
      expect((await client.ask('doctorParameterLinkDelete', at(known?.id ?? 0))).status).toBe(404);
      expect((await client.ask('doctorParameters', PUBLIC)).body.data.map(({ title }) => title)).not.toContain(
        known?.title,
      );
      expect((await client.ask('doctorParameterLinkCreate', { ...mine(), body: again })).body.data).toEqual(known);
    });
  });

  describe('the services of a doctor', () => {
    it('are offered, changed, hidden and removed, and the public pages show each change', async () => {
      const directory = (await client.ask('doctorServiceDirectory', mine())).body.data;
      const links = (await client.ask('doctorServiceLinkList', mine())).body.data;
      const free = directory.find(({ id }) => !links.some(({ service }) => service.id === id))?.id ?? 0;
      const body = { service_id: free, filial_id: 1, price: 15_000, duration_minutes: 40 };
      const made = await client.ask('doctorServiceLinkCreate', { ...mine(), body });
      expect(made.body.data).toMatchObject({ visible: true, price: 15_000, filial_title: '«Аяла» на Абая' });
      expect((await client.ask('doctorServiceLinkCreate', { ...mine(), body })).errors).toHaveProperty('service_id');
      const away = { ...body, filial_id: UNKNOWN };
      expect((await client.ask('doctorServiceLinkCreate', { ...mine(), body: away })).errors).toHaveProperty(
        'filial_id',
      );
      const odd = await client.ask('doctorServiceLinkCreate', { ...mine(), body: { ...body, duration_minutes: 42 } });
      expect(odd.errors).toEqual({ duration_minutes: ['Число должно делиться на 5'] });

      const { id } = made.body.data;
      const prices = async () =>
        (await client.ask('doctorServices', PUBLIC)).body.data.filter((one) => one.id === id).map(({ price }) => price);
      const found = async () =>
        (await client.ask('searchResults', { body: { category: 'doctors', services: [made.body.data.service.slug] } }))
          .body.meta.total;
      const total = await found();
      const change = { price: 16_000, duration_minutes: 60 };
      const outdated = { ...change, from_price: 14_000 };
      const late = await client.ask('doctorServiceLinkUpdate', { ...at(id), body: outdated });
      expect([late.code, late.errors]).toEqual(['wrong_state', { from_price: ['Цену уже изменили: теперь 15000 ₸'] }]);
      expect((await client.ask('doctorServiceLinkUpdate', { ...at(id), body: change })).body.data).toMatchObject(
        change,
      );
      expect(await prices()).toEqual([16_000]);
      const toggle = (value: number | string) =>
        client.ask('doctorServiceVisibilitySet', { ...mine(), path: { id, value } });
      expect((await toggle(0)).body.data.visible).toBe(false);
      expect([await prices(), await found()]).toEqual([[], total - 1]);
      expect((await toggle(2)).errors).toHaveProperty('value');
      const shown = await client.ask('doctorServiceVisibilityUpdate', { ...at(id), body: { visible: true } });
      expect([shown.body.data.visible, await found()]).toEqual([true, total]);

      const token = await client.logIn('all@demo.kz', 'doctor');
      const theirs = { token, path: { id } };
      const asked = [
        await client.ask('doctorServiceLinkUpdate', { ...theirs, body: change }),
        await client.ask('doctorServiceLinkDelete', theirs),
        await client.ask('doctorServiceVisibilityUpdate', { ...theirs, body: { visible: false } }),
        await client.ask('doctorServiceVisibilitySet', { token, path: { id, value: 0 } }),
      ];
      expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect((await client.ask('doctorServiceLinkDelete', at(id))).status).toBe(204);
      expect(await prices()).toEqual([]);
    });
  });
}
