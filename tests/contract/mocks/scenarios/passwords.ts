import { describe, expect, it } from 'vitest';
import { freshIin, registered, registrationForms } from '../registration.ts';
import type { World } from '../world.ts';

const chosen = { password: 'Demo2027', password_confirmation: 'Demo2027' };

export function passwordScenarios({ client }: World): void {
  /** Creates an account, because other scenarios need the demo people's passwords. */
  async function accountOf(email: string): Promise<string> {
    const { hash } = await registered(client, email);
    const made = await client.ask('registerCompletePatient', {
      body: { ...registrationForms.user, iin: freshIin(), hash, action: 'create_user' },
    });
    return made.body.data.access_token;
  }

  const login = (email: string, password: string) =>
    client.ask('authLoginPatient', { body: { email, password, remember: true, role: 'user' } });

  describe('the password of an account', () => {
    it('is reset by a code, and the reset ends every session', async () => {
      const email = 'forgetful@demo.kz';
      const token = await accountOf(email);
      const sent = await client.ask('passwordCodeSend', { body: { email } });
      expect(sent.body.data).toMatchObject({ resend_after_seconds: 60, expires_at: '2026-05-12T08:30:00+05:00' });
      const { hash } = sent.body.data;
      expect((await client.ask('passwordCodeSend', { body: { email } })).status).toBe(429);
      expect((await client.ask('passwordCodeConfirm', { body: { email, hash, code: '00000' } })).errors).toHaveProperty(
        'code',
      );
      expect((await client.ask('passwordReset', { body: { hash, ...chosen } })).errors).toHaveProperty('hash');
      expect((await client.ask('passwordCodeConfirm', { body: { email, hash, code: '12345' } })).body.data).toEqual({
        hash,
      });
      expect((await client.ask('passwordReset', { body: { hash, ...chosen, password: 'demo' } })).status).toBe(422);
      expect((await client.ask('passwordReset', { body: { hash, ...chosen } })).status).toBe(204);
      expect((await client.ask('authMe', { token })).status).toBe(401);
      expect((await login(email, 'Demo2026')).status).toBe(422);
      expect((await login(email, 'Demo2027')).status).toBe(200);
      expect((await client.ask('passwordReset', { body: { hash, ...chosen } })).status).toBe(409);
    });

    it('can’t be reset for an unknown e-mail, but the response does not reveal that the e-mail is unknown', async () => {
      const unknown = await client.ask('passwordCodeSend', { body: { email: 'stranger@demo.kz' } });
      expect(unknown.status).toBe(200);
      expect(Object.keys(unknown.body.data).toSorted()).toEqual(['expires_at', 'hash', 'resend_after_seconds']);
      expect((await client.ask('passwordCodeSend', { body: { email: 'stranger' } })).status).toBe(422);
      const { hash } = unknown.body.data;
      const guess = { email: 'stranger@demo.kz', hash, code: '12345' };
      for (let n = 0; n < 5; n += 1) {
        expect((await client.ask('passwordCodeConfirm', { body: guess })).status).toBe(422);
      }
      expect((await client.ask('passwordCodeConfirm', { body: guess })).status).toBe(429);
    });

    it('is changed with the current password, and the change ends the other sessions', async () => {
      const email = 'careful@demo.kz';
      const token = await accountOf(email);
      const elsewhere = (await login(email, 'Demo2026')).body.data.access_token;
      const body = { current_password: 'Demo2026', ...chosen };
      expect((await client.ask('passwordUpdate', { body })).status).toBe(401);
      expect(
        (await client.ask('passwordUpdate', { token, body: { ...body, password_confirmation: 'Demo2028' } })).errors,
      ).toHaveProperty('password_confirmation');
      expect((await client.ask('passwordUpdate', { token, body })).status).toBe(204);
      expect((await client.ask('authMe', { token })).status).toBe(200);
      expect((await client.ask('authMe', { token: elsewhere })).status).toBe(401);
      for (let n = 0; n < 5; n += 1) {
        expect((await client.ask('passwordUpdate', { token, body })).errors).toHaveProperty('current_password');
      }
      expect((await client.ask('passwordUpdate', { token, body })).status).toBe(429);
    });
  });
}
