import { describe, expect, it } from 'vitest';
import { totp } from '../../../support/totp.ts';
import { freshIin, registered, registrationForms } from '../registration.ts';
import type { World } from '../world.ts';

const EMAIL = 'careful-login@demo.kz';
const password = 'Demo2026';
const STEP = 30_000;
const MINUTE = 60_000;

export function secondFactorScenarios({ client }: World): void {
  let token = '';
  let secret = '';
  let codes: readonly string[] = [];

  const loginAs = (id: 'authLoginPatient' | 'authLoginDoctor' | 'authLoginClinic', email = EMAIL) => {
    const role = ({ authLoginPatient: 'user', authLoginDoctor: 'doctor', authLoginClinic: 'clinic' } as const)[id];
    return client.ask(id, { body: { email, password, remember: true, role } });
  };
  const end = (hash: string, code: string) => client.ask('authLoginSecondFactor', { body: { hash, code } });
  const half = async () => (await loginAs('authLoginPatient')).secondFactor?.hash ?? '';
  const read = async () => (await client.ask('secondFactorRead', { token })).body.data;
  const turnOn = (hash: string, code: string) => client.ask('secondFactorTurnOn', { token, body: { hash, code } });
  const setUp = (typed = password) => client.ask('secondFactorSetup', { token, body: { password: typed } });
  const replace = (code: string) => client.ask('recoveryCodesReplace', { token, body: { password, code } });
  const turnOff = (code: string, typed = password) =>
    client.ask('secondFactorTurnOff', { token, body: { password: typed, code } });

  describe('the second factor of an account', () => {
    it('is turned on by the first code of the authenticator app, and the other sessions end', async () => {
      const { hash } = await registered(client, EMAIL);
      const body = { ...registrationForms.user, iin: freshIin(), hash, action: 'create_user' };
      token = (await client.ask('registerCompletePatient', { body })).body.data.access_token;
      const elsewhere = (await loginAs('authLoginPatient')).body.data.access_token;
      expect(await read()).toEqual({ is_on: false, turned_on_at: null, recovery_codes_left: 0 });
      expect((await replace('123456')).code).toBe('wrong_state');
      expect((await turnOff('123456')).status).toBe(204);

      expect((await setUp('Wrong2026')).errors).toHaveProperty('password');
      const old = (await setUp()).body.data;
      const setup = (await setUp()).body.data;
      secret = setup.secret;
      expect(new URL(setup.url).searchParams.get('secret')).toBe(secret);
      expect(decodeURIComponent(setup.url)).toContain(`Аман:${EMAIL}`);
      expect((await turnOn(old.hash, totp(old.secret, client.now))).code).toBe('code_outdated');
      expect((await turnOn(setup.hash, totp(secret, client.now + 10 * MINUTE))).errors).toHaveProperty('code');
      codes = (await turnOn(setup.hash, totp(secret, client.now))).body.data.recovery_codes;
      expect(new Set(codes).size).toBe(10);
      expect(await read()).toMatchObject({ is_on: true, recovery_codes_left: 10 });
      expect((await client.ask('authMe', { token: elsewhere })).status).toBe(401);
      expect((await setUp()).code).toBe('already_exists');
      expect((await turnOn(setup.hash, '123456')).code).toBe('already_exists');
    });

    it('is requested at a login, and each code works once', async () => {
      const asked = await loginAs('authLoginPatient');
      expect([asked.status, asked.code]).toEqual([409, 'code_required']);
      const { hash = '', expires_at } = asked.secondFactor ?? {};
      expect(expires_at).toBe('2026-05-12T08:25:00+05:00');
      // The code that turned on the second factor can't be used again.
      expect((await end(hash, totp(secret, client.now))).errors['code']).toEqual(['Неверный код. Осталось попыток: 4']);
      // The code of an app whose clock is half a minute ahead.
      expect((await end(hash, totp(secret, client.now + STEP))).status).toBe(200);
      expect((await end(hash, totp(secret, client.now + STEP))).code).toBe('code_outdated');
    });

    it('accepts a recovery code once', async () => {
      const [code = ''] = codes;
      token = (await end(await half(), code)).body.data.access_token;
      expect(await read()).toMatchObject({ recovery_codes_left: 9 });
      expect((await end(await half(), code)).errors).toHaveProperty('code');
    });

    it('must be entered within five minutes after the password, and is locked after five wrong codes', async () => {
      const old = await half();
      client.now += 5 * MINUTE;
      expect((await end(old, totp(secret, client.now))).code).toBe('code_outdated');
      const hash = await half();
      client.now += 16 * MINUTE;
      const fresh = await half();
      expect((await end(hash, '000000')).code).toBe('code_outdated');
      for (let n = 0; n < 5; n += 1) expect((await end(fresh, '000000')).errors).toHaveProperty('code');
      const refused = await end(await half(), totp(secret, client.now));
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900']);
      expect((await turnOff(codes[1] ?? '')).status).toBe(429);
      expect((await replace(codes[1] ?? '')).status).toBe(429);
      client.now += 15 * MINUTE;
      expect((await end(await half(), totp(secret, client.now))).status).toBe(200);
    });

    it('is needed to log in to each cabinet and to add another cabinet', async () => {
      const { hash } = await registered(client, EMAIL);
      const account = { hash, password, password_confirmation: password };
      const doctor = { ...registrationForms.doctor, ...account, iin: freshIin(), action: 'upgrade_to_doctor' };
      expect((await client.ask('registerCompleteDoctor', { body: doctor })).code).toBe('code_required');
      const clinic = { ...registrationForms.clinic, ...account };
      expect((await client.ask('registerCompleteClinic', { body: clinic })).code).toBe('code_required');
      const { provider } = client;
      const user = provider.db.users.findOne('email', EMAIL);
      await provider.act((db) => db.users.update(user?.id ?? 0, { roles: ['doctor', 'clinic'] }));
      expect((await loginAs('authLoginDoctor')).code).toBe('code_required');
      expect((await loginAs('authLoginClinic')).code).toBe('code_required');
      client.now += MINUTE;
      const again = await registered(client, EMAIL);
      const patient = { ...registrationForms.user, ...account, hash: again.hash, iin: freshIin() };
      const refused = await client.ask('registerCompletePatient', { body: { ...patient, action: 'upgrade_to_user' } });
      expect(refused.code).toBe('code_required');
    });

    it('is turned off with the password and a code, and new recovery codes make the old ones invalid', async () => {
      expect((await turnOff(codes[1] ?? '', 'Wrong2026')).errors).toHaveProperty('password');
      expect((await turnOff('000000')).errors).toHaveProperty('code');
      expect((await replace('00000-00000')).errors).toHaveProperty('code');
      const fresh = (await replace(codes[1] ?? '')).body.data.recovery_codes;
      expect((await turnOff(codes[2] ?? '')).errors).toHaveProperty('code');
      expect((await turnOff(fresh[0] ?? '')).status).toBe(204);
      expect(await read()).toMatchObject({ is_on: false, recovery_codes_left: 0 });
      const setup = (await setUp()).body.data;
      for (let n = 0; n < 5; n += 1) expect((await turnOn(setup.hash, '000000')).errors).toHaveProperty('code');
      expect((await turnOn(setup.hash, '000000')).status).toBe(429);
      for (let n = 0; n < 5; n += 1) expect((await setUp('Wrong2026')).errors).toHaveProperty('password');
      expect((await setUp('Wrong2026')).status).toBe(429);
      client.now -= 37 * MINUTE;
    });
  });
}
