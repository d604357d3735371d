import { describe, expect, it } from 'vitest';
import { verifyAccount } from '#mocks/rules/identity.ts';
import { registered, registrationForms } from '../registration.ts';
import type { World } from '../world.ts';

const EMAIL = 'invited@demo.kz';
const NO_REASON = { reason: null };
const UNKNOWN = 99_999_999;
/** Filials of the demo clinic. */
const [ABAYA, TOLE_BI, ORBITA] = [1, 2, 3];
/**
 * Links between doctors and clinics in the seed: a doctor's request to the demo clinic, the demo
 * clinic's invitation, and an invitation to the demo doctor.
 */
const SEEDED = { asking: 4, invited: 3, inviting: 8 };

export function bindingScenarios({ client, tokens }: World): void {
  const clinic = () => ({ token: tokens.clinic });
  const titlesOf = (email: string): string[] => {
    const { db } = client.provider;
    const user = db.users.findOne('email', email);
    return db.notifications.find('user', user?.id ?? 0).map(({ title }) => title);
  };
  const told = (email: string): string | undefined => titlesOf(email).at(-1);

  describe('the link between a doctor and a clinic', () => {
    let token = '';
    let id = 0;
    const mine = (filial?: number) => ({ token, ...(filial !== undefined && { path: { id: filial } }) });
    const at = (filial: number, doctor = id) => ({ ...clinic(), path: { id: doctor, filial } });
    const stateAt = async (filial: number) =>
      (await client.ask('doctorClinicBindingList', mine())).body.data.find((one) => one.id === filial)?.state;
    const invite = (filial_ids: number[]) =>
      client.ask('clinicDoctorCreate', { ...clinic(), body: { email: EMAIL, filial_ids } });

    it('begins when the doctor accepts the clinic’s invitation, which shows its date', async () => {
      const { hash } = await registered(client, EMAIL);
      const form = { ...registrationForms.doctor, iin: '900515400321', hash };
      token = (await client.ask('registerCompleteDoctor', { body: form })).body.data.access_token;
      const invited = await invite([ABAYA, TOLE_BI]);
      id = invited.body.data.id;
      expect(invited.body.data).toMatchObject({ state: 'invited', email: EMAIL, filial_ids: [ABAYA, TOLE_BI] });
      expect(told(EMAIL)).toBe('Приглашение от клиники');
      expect((await invite([ABAYA])).errors).toHaveProperty('filial_ids');
      const [first] = (await client.ask('doctorClinicBindingList', mine())).body.data;
      expect(first).toMatchObject({ state: 'invited', asked_by: 'clinic', answered_at: null, visits_ahead: 0 });
      expect(Date.parse(first?.asked_at ?? '')).toBe(client.now);

      expect((await client.ask('doctorClinicBindingAccept', mine(ABAYA))).body.data).toMatchObject({ state: 'active' });
      expect(told('clinic@demo.kz')).toBe('Врач принял приглашение');
      expect((await client.ask('doctorClinicBindingAccept', mine(ABAYA))).status).toBe(200);
      expect(
        (await client.ask('doctorClinicBindingDecline', { ...mine(ABAYA), body: NO_REASON })).errors,
      ).toHaveProperty('state');
      const read = (await client.ask('clinicDoctorRead', { ...clinic(), path: { id } })).body.data;
      expect(read).toMatchObject({
        state: 'active',
        filial_ids: [ABAYA],
        services_count: 0,
        phone: null,
      });
      expect(read.bindings.map(({ state }) => state)).toEqual(['active', 'invited']);
    });

    it('is not made if the doctor declines, and the clinic reads the reason', async () => {
      const reason = 'Далеко от дома';
      const declined = await client.ask('doctorClinicBindingDecline', { ...mine(TOLE_BI), body: { reason } });
      expect(declined.body.data).toMatchObject({ state: 'declined', reason });
      expect(
        (await client.ask('doctorClinicBindingDecline', { ...mine(TOLE_BI), body: NO_REASON })).body.data.reason,
      ).toBe(reason);
      expect(await stateAt(TOLE_BI)).toBeUndefined();
      const read = async () => (await client.ask('clinicDoctorRead', { ...clinic(), path: { id } })).body.data.bindings;
      expect((await read())[1]).toMatchObject({ filial_id: TOLE_BI, state: 'declined', reason });
      expect((await client.ask('clinicDoctorFilialDelete', at(TOLE_BI))).status).toBe(204);
      expect(await read()).toHaveLength(1);
      expect((await client.ask('clinicDoctorFilialDelete', at(TOLE_BI))).status).toBe(404);
    });

    it('is not made if the clinic withdraws the invitation', async () => {
      await invite([ORBITA]);
      expect((await client.ask('clinicDoctorFilialDelete', at(ORBITA))).status).toBe(204);
      expect(await stateAt(ORBITA)).toBe('withdrawn');
      expect((await client.ask('doctorClinicBindingAccept', mine(ORBITA))).code).toBe('wrong_state');
      expect((await client.ask('doctorClinicBindingDelete', mine(ORBITA))).status).toBe(204);
      expect(await stateAt(ORBITA)).toBeUndefined();
      for (const ask of ['doctorClinicBindingAccept', 'doctorClinicBindingDecline'] as const) {
        expect(
          (await client.ask(ask, { ...mine(ORBITA), body: ask.endsWith('Decline') ? NO_REASON : undefined })).status,
        ).toBe(404);
      }
    });

    it('begins when the clinic accepts a doctor’s request, but not when the clinic declines it', async () => {
      const ask = (filial_id: number) => client.ask('doctorClinicBindingCreate', { ...mine(), body: { filial_id } });
      expect((await ask(TOLE_BI)).body.data).toMatchObject({ state: 'requested', asked_by: 'doctor' });
      expect((await client.ask('doctorClinicBindingAccept', mine(TOLE_BI))).errors).toHaveProperty('state');
      const list = await client.ask('clinicDoctorList', {
        ...clinic(),
        query: { filial_id: TOLE_BI, state: 'requested' },
      });
      expect(list.body.data.map((one) => one.id).toSorted((a, b) => a - b)).toEqual([SEEDED.asking, id]);
      const declined = await client.ask('clinicDoctorDecline', { ...at(TOLE_BI), body: { reason: 'Нет кабинета' } });
      expect(declined.body.data).toMatchObject({ id, state: 'declined' });
      expect((await client.ask('clinicDoctorDecline', { ...at(TOLE_BI), body: NO_REASON })).status).toBe(200);
      expect([await stateAt(TOLE_BI), told(EMAIL)]).toEqual(['declined', 'Клиника отклонила ваш запрос']);
      expect((await ask(TOLE_BI)).status).toBe(201);
      expect((await client.ask('clinicDoctorAccept', at(TOLE_BI))).body.data).toMatchObject({
        filial_ids: [ABAYA, TOLE_BI],
      });
      expect((await client.ask('clinicDoctorAccept', at(TOLE_BI))).status).toBe(200);
      expect((await client.ask('clinicDoctorDecline', { ...at(TOLE_BI), body: NO_REASON })).errors).toHaveProperty(
        'state',
      );
      expect(await stateAt(TOLE_BI)).toBe('active');
      const theirs = await client.ask('clinicDoctorAccept', at(ORBITA, SEEDED.invited));
      expect(theirs.errors).toHaveProperty('state');
      for (const path of [
        { id: UNKNOWN, filial: 2 },
        { id, filial: 7 },
        { id, filial: ORBITA },
      ]) {
        expect((await client.ask('clinicDoctorAccept', { ...clinic(), path })).status).toBe(404);
        expect((await client.ask('clinicDoctorDecline', { ...clinic(), path, body: NO_REASON })).status).toBe(404);
      }
    });

    it('can include further filials, and the doctor chooses their order', async () => {
      const added = await client.ask('clinicDoctorFilialAdd', at(ORBITA));
      expect(added.body.data.filial_ids).toEqual([ABAYA, TOLE_BI, ORBITA]);
      expect(told(EMAIL)).toBe('Клиника добавила вас в филиал');
      expect((await client.ask('clinicDoctorFilialAdd', at(ORBITA))).status).toBe(200);
      expect((await client.ask('clinicDoctorFilialAdd', at(ABAYA, SEEDED.asking))).code).toBe('wrong_state');
      expect((await client.ask('clinicDoctorFilialAdd', at(7))).status).toBe(404);
      const order = await client.ask('doctorClinicOrderUpdate', {
        ...mine(),
        body: { filial_ids: [ORBITA, ABAYA, TOLE_BI] },
      });
      expect(order.body.data.map((one) => one.id)).toEqual([ORBITA, ABAYA, TOLE_BI]);
      const slug = added.body.data.slug;
      await client.provider.act((db) => verifyAccount(db, EMAIL));
      expect((await client.ask('doctorFull', { path: { id: slug } })).body.data.main_filial.id).toBe(ORBITA);
      const short = await client.ask('doctorClinicOrderUpdate', { ...mine(), body: { filial_ids: [ORBITA] } });
      expect(short.errors).toHaveProperty('filial_ids');
      expect((await client.ask('clinicDoctorFilialDelete', at(ORBITA))).status).toBe(204);
      expect(told(EMAIL)).toBe('Вы больше не принимаете в филиале');
      const mainDoctor = await client.ask('clinicDoctorFilialDelete', at(ABAYA, 1));
      expect([mainDoctor.status, mainDoctor.visitIds.length > 0]).toEqual([409, true]);
    });

    it('lasts until the clinic or the doctor ends it', async () => {
      expect((await client.ask('doctorClinicBindingDelete', mine(TOLE_BI))).status).toBe(204);
      expect(told('clinic@demo.kz')).toBe('Врач больше не принимает в филиале');
      const path = { id };
      expect((await client.ask('clinicDoctorDelete', { ...clinic(), path })).status).toBe(204);
      expect((await client.ask('clinicDoctorDelete', { ...clinic(), path })).status).toBe(404);
      expect((await client.ask('clinicDoctorRead', { ...clinic(), path })).status).toBe(404);
      const refused = await client.ask('clinicDoctorDelete', { ...clinic(), path: { id: 1 } });
      expect(refused.errors).toHaveProperty('visits');
      expect(refused.visitIds.length).toBeGreaterThan(0);
    });

    it('can be offered to a doctor whom the clinic has found by name or IIN', async () => {
      const find = async (q: string) =>
        (await client.ask('clinicDoctorDirectory', { ...clinic(), body: { q } })).body.data;
      expect(await find('ветрова ол')).toMatchObject([{ id: SEEDED.invited, state: 'invited', city: 'Алматы' }]);
      expect(await find('900515400321')).toMatchObject([{ id, state: null, clinics: [] }]);
      expect(await find('900515400')).toEqual([]);
      const body = { doctor_id: id, filial_ids: [ABAYA] };
      expect((await client.ask('clinicDoctorCreate', { ...clinic(), body })).body.data.state).toBe('invited');
      for (const [field, wrong] of [
        ['email', { ...body, email: EMAIL }],
        ['email', { filial_ids: [ABAYA] }],
        ['email', { email: 'no@demo.kz', filial_ids: [ABAYA] }],
        ['doctor_id', { ...body, doctor_id: UNKNOWN }],
        ['filial_ids', { ...body, filial_ids: [ABAYA, 7] }],
      ] as const) {
        const { errors } = await client.ask('clinicDoctorCreate', { ...clinic(), body: wrong });
        expect(Object.keys(errors)).toEqual([field]);
      }
      expect((await client.ask('clinicDoctorDirectory', { ...clinic(), body: { q: 'а' } })).status).toBe(422);
    });

    it('has each state in the demo data: active, requested, invited and declined', async () => {
      const asked = { token: tokens.doctor };
      const data = (await client.ask('doctorClinicBindingList', asked)).body.data;
      expect(data.map((one) => one.state)).toEqual(['active', 'active', 'requested', 'invited', 'declined']);
      expect(data.find((one) => one.id === SEEDED.inviting)?.asked_by).toBe('clinic');
    });
  });
}
