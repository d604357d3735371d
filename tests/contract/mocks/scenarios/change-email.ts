import { describe, expect, it } from 'vitest';
import { registrationForms, freshIin, registered } from '../registration.ts';
import type { World } from '../world.ts';

const OLD = 'mover@demo.kz';
const NEW = 'moved@demo.kz';
const MINUTE = 60_000;

export function changeEmailScenarios({ client }: World): void {
  const login = (email: string) =>
    client.ask('authLoginPatient', { body: { email, password: 'Demo2026', remember: true, role: 'user' } });
  const ask = (token: string, email: string, password = 'Demo2026') =>
    client.ask('emailCodeSend', { token, body: { email, password } });
  const confirm = (token: string, email: string, hash: string, code = '12345') =>
    client.ask('emailCodeConfirm', { token, body: { email, hash, code } });

  describe('a new login e-mail', () => {
    it('is set with the password and a code, and the change ends the other sessions', async () => {
      const { hash: registration } = await registered(client, OLD);
      const body = { ...registrationForms.user, iin: freshIin(), hash: registration, action: 'create_user' };
      const token = (await client.ask('registerCompletePatient', { body })).body.data.access_token;
      const elsewhere = (await login(OLD)).body.data.access_token;
      await client.ask('passwordCodeSend', { body: { email: OLD } });

      expect((await client.ask('emailCodeSend', { body: { email: NEW, password: 'Demo2026' } })).status).toBe(401);
      expect((await ask(token, OLD.toUpperCase())).errors).toHaveProperty('email');
      const sent = (await ask(token, NEW)).body.data;
      expect(sent).toMatchObject({ resend_after_seconds: 60, expires_at: '2026-05-12T08:30:00+05:00' });
      expect((await ask(token, 'another@demo.kz')).status).toBe(429);
      expect((await confirm(token, NEW, sent.hash, '00000')).errors).toHaveProperty('code');
      // Only the account that requested the code can use it.
      const stranger = await client.logIn('all@demo.kz');
      expect((await confirm(stranger, NEW, sent.hash)).errors).toHaveProperty('hash');
      expect((await client.ask('emailCodeConfirm', { body: {} })).status).toBe(401);
      expect((await confirm(token, NEW, sent.hash)).status).toBe(204);

      expect((await client.ask('authMe', { token })).body.data.user.email).toBe(NEW);
      expect((await client.ask('authMe', { token: elsewhere })).status).toBe(401);
      expect((await login(OLD)).errors).toHaveProperty('password');
      expect((await login(NEW)).status).toBe(200);
      expect(client.provider.db.password_codes.find('email', OLD)).toEqual([]);
    });

    it('of another account is refused only after the code from this e-mail was entered', async () => {
      const token = (await login(NEW)).body.data.access_token;
      client.now += MINUTE;
      const sent = await ask(token, 'Doctor@demo.kz');
      expect(sent.status).toBe(200);
      const guess = () => confirm(token, 'Doctor@demo.kz', sent.body.data.hash, '00000');
      expect((await guess()).errors).toHaveProperty('code');
      const told = await confirm(token, 'doctor@demo.kz', sent.body.data.hash);
      expect([told.status, told.code]).toEqual([409, 'already_exists']);
      for (let n = 0; n < 4; n += 1) await guess();
      expect((await guess()).status).toBe(429);
      for (let n = 0; n < 5; n += 1) expect((await ask(token, OLD, 'Wrong2026')).errors).toHaveProperty('password');
      expect((await ask(token, OLD, 'Wrong2026')).status).toBe(429);
      client.now -= MINUTE;
    });
  });
}
