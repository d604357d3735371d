import { describe, expect, it } from 'vitest';
import { totp } from '../../../support/totp.ts';
import { every, somePath } from '../operations.ts';
import type { World } from '../world.ts';

const TODAY = '2026-05-12';
const password = 'Demo2026';

export function clinicSecondFactorScenarios({ client, tokens }: World): void {
  const owner = () => ({ token: tokens.clinic });
  const requireFactor = (required_from: string | null) =>
    client.ask('clinicSecondFactorUpdate', { ...owner(), body: { required_from } });
  /** Turns a second factor on; returns a recovery code. */
  const turnOn = async (token: string): Promise<string> => {
    const { hash, secret } = (await client.ask('secondFactorSetup', { token, body: { password } })).body.data;
    const body = { hash, code: totp(secret, client.now) };
    return (await client.ask('secondFactorTurnOn', { token, body })).body.data.recovery_codes[0] ?? '';
  };
  const turnOff = (token: string, code: string) =>
    client.ask('secondFactorTurnOff', { token, body: { password, code } });

  describe('a clinic that requires a second factor', () => {
    it('must have an owner with a second factor, and refuses staff without a second factor', async () => {
      const reception = await client.logIn('reception@demo.kz', 'clinic');
      const role = async (token: string) => (await client.ask('authMe', { token })).body.data.user.roles[0];
      expect((await client.ask('clinicSecondFactorRead', owner())).body.data).toEqual({ required_from: null });
      const early = await requireFactor(TODAY);
      expect([early.status, early.code]).toEqual([409, 'wrong_state']);

      const own = await turnOn(tokens.clinic);
      expect((await requireFactor('2026-05-11')).errors).toHaveProperty('required_from');
      expect((await requireFactor('2027-05-13')).errors).toHaveProperty('required_from');
      expect((await requireFactor('2027-05-12')).status).toBe(200);
      expect((await requireFactor('2026-05-13')).status).toBe(200);
      expect((await role(reception))?.second_factor).toEqual({ required_from: '2026-05-13', missing: true });
      expect((await role(tokens.clinic))?.second_factor?.missing).toBe(false);
      const told = (await client.ask('clinicNotificationList', { token: reception })).body.data;
      expect(told[0]?.title).toBe('Клиника требует вход с кодом');

      await requireFactor(TODAY);
      for (const operation of every.filter(({ role: name }) => name === 'clinic')) {
        const refused = await client.ask(operation.id, { token: reception, path: somePath(operation) });
        expect([operation.id, refused.status, refused.code]).toEqual([operation.id, 403, 'second_factor_required']);
      }
      expect((await client.ask('sessionList', { token: reception })).status).toBe(200);
      expect((await client.ask('clinicHome', owner())).status).toBe(200);

      const theirs = await turnOn(reception);
      expect((await client.ask('clinicVisitList', { token: reception })).status).toBe(200);
      const { data: staff } = (await client.ask('clinicStaffList', owner())).body;
      expect(staff.map(({ second_factor }) => second_factor)).toEqual([true, true]);

      await turnOff(reception, theirs);
      expect((await client.ask('clinicVisitList', { token: reception })).code).toBe('second_factor_required');
      expect((await requireFactor(null)).body.data).toEqual({ required_from: null });
      expect((await client.ask('clinicVisitList', { token: reception })).status).toBe(200);
      expect(await role(reception)).not.toHaveProperty('second_factor');
      await turnOff(tokens.clinic, own);
    });
  });
}
