import { describe, expect, it } from 'vitest';
import { DEMO } from '#mocks/seed/demo.ts';
import type { World } from '../world.ts';

const NEW = {
  first_name: 'Данияр',
  second_name: 'Оспанов',
  email: 'ospanov@example.kz',
  rights: ['visits'],
  filial_ids: [],
} as const;
const PASSWORD = 'Reception2026';

export function staffScenarios({ client, tokens }: World): void {
  const me = () => ({ token: tokens.clinic });

  describe('the staff of a clinic', () => {
    it('are listed with their rights, the owner first', async () => {
      const { data } = (await client.ask('clinicStaffList', me())).body;
      expect(data.map(({ email, owner, state }) => [email, owner, state])).toEqual([
        ['clinic@demo.kz', true, 'active'],
        ['reception@demo.kz', false, 'active'],
      ]);
      expect([data[0]?.rights.length, data[1]?.rights]).toEqual([9, ['visits', 'clients', 'waitlist']]);
    });

    it('include an invited person, who sets a password and has the chosen rights until the owner ends the access', async () => {
      const invited = await client.ask('clinicStaffCreate', { ...me(), body: NEW });
      expect(invited.body.data).toMatchObject({ full_name: 'Оспанов Данияр', state: 'invited', rights: ['visits'] });
      const path = { id: invited.body.data.id };
      const again = await client.ask('clinicStaffCreate', { ...me(), body: NEW });
      expect([again.status, Object.keys(again.errors)]).toEqual([409, ['email']]);

      const { email } = NEW;
      const { hash } = (await client.ask('passwordCodeSend', { body: { email } })).body.data;
      await client.ask('passwordCodeConfirm', { body: { email, hash, code: '12345' } });
      const reset = { hash, password: PASSWORD, password_confirmation: PASSWORD };
      expect((await client.ask('passwordReset', { body: reset })).status).toBe(204);
      const login = { email, password: PASSWORD, remember: false, role: 'clinic' };
      const { data } = (await client.ask('authLoginClinic', { body: login })).body;
      expect(data.user.roles).toEqual([{ name: 'clinic', rights: ['visits'], filial_ids: [] }]);
      const token = data.access_token;
      expect((await client.ask('clinicClientList', { token })).code).toBe('right_required');

      const changed = await client.ask('clinicStaffUpdate', {
        ...me(),
        path,
        body: { rights: ['clients'], filial_ids: [] },
      });
      expect(changed.body.data).toMatchObject({ state: 'active', rights: ['clients'] });
      expect((await client.ask('clinicClientList', { token })).status).toBe(200);

      expect((await client.ask('clinicStaffDelete', { ...me(), path })).status).toBe(204);
      expect((await client.ask('clinicClientList', { token })).status).toBe(401);
      expect((await client.ask('clinicStaffDelete', { ...me(), path })).status).toBe(404);
    });

    it('can be limited to some filials, and then get errors for the other filials', async () => {
      const path = { id: DEMO.reception.user_id };
      const limit = (filial_ids: number[]) =>
        client.ask('clinicStaffUpdate', {
          ...me(),
          path,
          body: { rights: ['visits', 'clients', 'waitlist'], filial_ids },
        });
      expect((await limit([7])).errors).toHaveProperty('filial_ids');
      const foreign = { ...NEW, email: 'else@example.kz', filial_ids: [7] };
      expect((await client.ask('clinicStaffCreate', { ...me(), body: foreign })).errors).toHaveProperty('filial_ids');
      expect((await limit([1])).body.data.filial_ids).toEqual([1]);
      const reception = await client.logIn('reception@demo.kz', 'clinic');
      const as = { token: reception };
      const filials = (await client.ask('clinicFilialList', as)).body.data;
      expect(filials.map(({ id }) => id)).toEqual([1]);
      expect((await client.ask('clinicHome', as)).body.data.filials).toHaveLength(1);
      const visits = (await client.ask('clinicVisitList', as)).body.data;
      expect(visits.length > 0 && visits.every(({ filial_id }) => filial_id === 1)).toBe(true);
      const day = { date_from: '2026-05-12', date_to: '2026-05-12' };
      for (const id of [2, 3, 4]) {
        expect((await client.ask('clinicBoard', { ...as, query: { filial_id: id, ...day } })).status).toBe(404);
        expect((await client.ask('clinicVisitList', { ...as, query: { filial_id: id } })).status).toBe(404);
        expect((await client.ask('clinicClientList', { ...as, query: { filial_id: id } })).status).toBe(422);
        expect((await client.ask('clinicWaitlist', { ...as, query: { filial_id: id } })).status).toBe(422);
        expect((await client.ask('clinicFeedbackList', { ...as, query: { filial_id: id } })).status).toBe(422);
      }
      const total = async (whose: string) =>
        (await client.ask('clinicClientList', { token: whose })).body.meta.clinic_total;
      await limit([2]);
      expect(await total(reception)).toBeLessThan(await total(tokens.clinic));
      await limit([]);
      expect(await total(reception)).toBe(await total(tokens.clinic));
    });

    it('can include a person with an account, who keeps the account when the access ends', async () => {
      const body = { ...NEW, email: 'patient@demo.kz' };
      const { data } = (await client.ask('clinicStaffCreate', { ...me(), body })).body;
      expect(data).toMatchObject({
        id: DEMO.patient.user_id,
        full_name: expect.stringContaining('Осипова Елена'),
        state: 'active',
      });
      const told = await client.ask('clinicNotificationList', { token: tokens.patient });
      expect(told.body.data[0]?.title).toContain('Вам открыт кабинет');
      await client.ask('clinicStaffDelete', { ...me(), path: { id: data.id } });
      tokens.patient = await client.logIn('patient@demo.kz');
      expect((await client.ask('clinicNotificationList', { token: tokens.patient })).status).toBe(403);
      expect((await client.ask('patientHome', { token: tokens.patient })).status).toBe(200);
    });

    it('can’t include the owner of another clinic, and the owner’s own access can’t be changed', async () => {
      const rights = { body: { rights: [], filial_ids: [] } };
      const owner = { ...me(), path: { id: DEMO.clinic.user_id } };
      expect((await client.ask('clinicStaffUpdate', { ...owner, ...rights })).status).toBe(409);
      expect((await client.ask('clinicStaffDelete', owner)).status).toBe(409);
      const everyones = { ...me(), path: { id: DEMO.everyone.user_id } };
      expect((await client.ask('clinicStaffUpdate', { ...everyones, ...rights })).status).toBe(404);
      const staff = { body: { rights: ['staff'], filial_ids: [] }, ...me(), path: { id: DEMO.reception.user_id } };
      expect((await client.ask('clinicStaffUpdate', staff)).status).toBe(422);
      const wrong = await client.ask('clinicStaffCreate', { ...me(), body: { ...NEW, email: 'x' } });
      expect(wrong.errors).toHaveProperty('email');
      const taken = await client.ask('clinicStaffCreate', { ...me(), body: { ...NEW, email: 'all@demo.kz' } });
      expect(taken.errors['email']?.[0]).toContain('другой клиники');
    });
  });
}
