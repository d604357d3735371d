import { describe, expect, it } from 'vitest';
import { START } from '../client.ts';
import { registered, registrationForms } from '../registration.ts';
import type { World } from '../world.ts';

export function registrationScenarios({ client }: World): void {
  describe('a registration of an account', () => {
    it('sends at most one code a minute', async () => {
      const body = { email: 'once@demo.kz' };
      const sent = await client.ask('registerCodeSend', { body });
      expect(sent.body.data).toMatchObject({ resend_after_seconds: 60, expires_at: '2026-05-12T08:30:00+05:00' });
      expect((await client.ask('registerCodeSend', { body })).status).toBe(429);
      client.now = START + 60_000;
      expect((await client.ask('registerCodeSend', { body })).status).toBe(200);
      client.now = START;
    });

    it('allows five attempts to enter a code', async () => {
      const email = 'tries@demo.kz';
      const { hash } = (await client.ask('registerCodeSend', { body: { email } })).body.data;
      for (let left = 4; left >= 0; left -= 1) {
        const { errors } = await client.ask('registerCodeConfirm', { body: { email, hash, code: '00000' } });
        expect(errors['code']?.[0]).toContain(left === 0 ? 'Запросите новый' : `Осталось попыток: ${left}`);
      }
      expect((await client.ask('registerCodeConfirm', { body: { email, hash, code: '12345' } })).status).toBe(429);
    });

    it('reveals an existing account and its roles only after the code was entered', async () => {
      const email = 'all@demo.kz';
      const sent = await client.ask('registerCodeSend', { body: { email } });
      expect(sent.status).toBe(200);
      const body = { email, hash: sent.body.data.hash, code: '12345' };
      expect((await client.ask('registerCodeConfirm', { body: { ...body, code: '00000' } })).errors).toHaveProperty(
        'code',
      );
      const confirmed = (await client.ask('registerCodeConfirm', { body })).body.data;
      expect([confirmed.roles, confirmed.actions]).toEqual([['user', 'doctor', 'clinic'], []]);
      expect((await registered(client, 'doctor@demo.kz')).roles).toEqual(['doctor']);
      expect((await registered(client, 'nobody-yet@demo.kz')).roles).toEqual([]);
      const token = await client.logIn(email);
      expect((await client.ask('registerCodeSend', { token, body: { email } })).errors).toHaveProperty('email');
    });

    it('accepts an e-mail whose domain is in any one alphabet, but no Cyrillic letters before the @', async () => {
      const status = async (email: string) => (await client.ask('registerCodeSend', { body: { email } })).status;
      for (const email of ["o'brien@почта.қаз", 'ivan@xn--80a1acny.xn--80ao21a']) {
        expect([email, await status(email)]).toEqual([email, 200]);
      }
      for (const email of ['ivan@mаil.kz', 'иван@mail.kz', 'ivan@-почта.қаз', 'ivan@почта']) {
        expect([email, await status(email)]).toEqual([email, 422]);
      }
    });

    it('accepts a code for ten minutes', async () => {
      const email = 'late@demo.kz';
      const { hash } = (await client.ask('registerCodeSend', { body: { email } })).body.data;
      client.now = START + 600_000;
      expect((await client.ask('registerCodeConfirm', { body: { email, hash, code: '12345' } })).errors).toHaveProperty(
        'code',
      );
      client.now = START;
    });

    const forms = [
      ['registerCompletePatient', 'user', 'create_user'],
      ['registerCompleteDoctor', 'doctor', 'create_doctor'],
      ['registerCompleteClinic', 'clinic', 'create_clinic'],
    ] as const;
    it.each(forms)('by %s creates an account that can log in', async (id, role, action) => {
      const email = `new-${role}@demo.kz`;
      const { hash, actions } = await registered(client, email);
      expect(actions).toEqual(['create_user', 'create_doctor', 'create_clinic']);
      const body = { ...registrationForms[role], hash, action };
      expect((await client.ask(id, { body: { ...body, password_confirmation: 'Demo2027' } })).errors).toHaveProperty(
        'password_confirmation',
      );
      expect((await client.ask(id, { body: { ...body, action: 'upgrade_to_user' } })).errors).toHaveProperty('action');
      const made = await client.ask(id, { body });
      expect(made.status).toBe(201);
      expect(made.body.data.user).toMatchObject({ email, roles: [{ name: role }] });
      expect((await client.ask(id, { body })).errors).toHaveProperty('hash');
      expect((await client.ask('authMe', { token: made.body.data.access_token })).status).toBe(200);
      expect(await client.logIn(email, role)).toMatch(/^demo-/);
    });

    it('treats an expired token like a missing token', async () => {
      const body = { email: 'stranger@demo.kz' };
      const sent = await client.ask('registerCodeSend', { token: 'demo-00000000000000000000', body });
      expect(sent.status).toBe(200);
      const { actions } = await registered(client, 'guest@demo.kz', 'demo-00000000000000000000');
      expect(actions).toEqual(['create_user', 'create_doctor', 'create_clinic']);
    });

    it('adds a role to the logged-in person without a password', async () => {
      const token = await client.logIn('patient@demo.kz');
      const { hash, actions } = await registered(client, 'patient@demo.kz', token);
      expect(actions).toEqual(['upgrade_to_doctor', 'create_clinic']);
      const { password: _, password_confirmation: __, ...form } = registrationForms.doctor;
      const made = await client.ask('registerCompleteDoctor', {
        token,
        body: { ...form, iin: '900515400123', hash, action: 'upgrade_to_doctor' },
      });
      expect(made.body.data.user.roles).toEqual([{ name: 'user' }, { name: 'doctor' }]);
      expect((await client.ask('registerCodeSend', { token, body: { email: 'other@demo.kz' } })).errors).toHaveProperty(
        'email',
      );
    });

    it('needs an IIN from citizens only', async () => {
      const { hash } = await registered(client, 'foreign@demo.kz');
      const body = { ...registrationForms.user, hash, action: 'create_user' as const, iin: null };
      expect((await client.ask('registerCompletePatient', { body })).errors).toHaveProperty('iin');
      const made = await client.ask('registerCompletePatient', {
        body: { ...body, citizenship_id: 7, document_number: 'N 01234567' },
      });
      expect(made.status).toBe(201);
    });

    it('creates no public page and breaks no search if the doctor or clinic has no filial', async () => {
      const slug = [...client.provider.db.doctors.all()].find(({ filial_ids }) => filial_ids.length === 0)?.slug ?? '';
      expect((await client.ask('doctorFull', { path: { id: slug } })).status).toBe(404);
      for (const category of ['doctors', 'clinics'] as const) {
        expect((await client.ask('searchResults', { body: { category, q: 'Нурланова' } })).status).toBe(200);
      }
    });
  });
}
