import { describe, expect, it } from 'vitest';
import type { World } from '../world.ts';

const PHONE = '+7-707-555-01-23';
const OTHER = '+7-707-555-01-99';
const MINUTE = 60_000;

export function provePhoneScenarios({ client, tokens }: World): void {
  const me = () => ({ token: tokens.patient });
  const ask = (phone = PHONE) => client.ask('phoneCodeSend', { ...me(), body: { phone } });
  const confirm = (hash: string, code = '12345') =>
    client.ask('phoneCodeConfirm', { ...me(), body: { phone: PHONE, hash, code } });
  const profile = async () => (await client.ask('patientProfile', me())).body.data;
  const card = async () => {
    const { data } = (await client.ask('clinicClientList', { token: tokens.clinic, query: { q: 'осипова елена' } }))
      .body;
    return (await client.ask('clinicClientRead', { token: tokens.clinic, path: { id: data[0]?.id ?? 0 } })).body.data;
  };
  const save = async (phone: string) => {
    const { id: _id, avatar: _avatar, email: _email, phone_confirmed_at: _at, ...body } = await profile();
    return client.ask('patientProfileUpdate', { ...me(), body: { ...body, phone } });
  };

  describe('the phone of a patient', () => {
    it('is proven by a code from an SMS until another number is saved', async () => {
      expect(await profile()).toMatchObject({ phone: PHONE, phone_confirmed_at: null });
      expect((await client.ask('phoneCodeSend', { body: { phone: PHONE } })).status).toBe(401);
      const foreign = await ask(OTHER);
      expect([foreign.status, foreign.code]).toEqual([409, 'wrong_state']);
      const sent = (await ask()).body.data;
      expect(sent).toMatchObject({ resend_after_seconds: 60, expires_at: '2026-05-12T08:30:00+05:00' });
      expect((await ask()).status).toBe(429);
      expect((await confirm(sent.hash, '00000')).errors).toHaveProperty('code');
      expect((await client.ask('phoneCodeConfirm', { body: {} })).status).toBe(401);
      expect((await confirm(sent.hash)).status).toBe(204);
      expect((await profile()).phone_confirmed_at).toBe('2026-05-12T08:20:00+05:00');
      expect((await card()).phone_confirmed).toBe(true);

      const changed = await save(OTHER);
      expect(changed.body.data).toMatchObject({ phone: OTHER, phone_confirmed_at: null });
      expect((await card()).phone_confirmed).toBe(false);
      await save(PHONE);
    });

    it('gets at most five codes an hour, and each code allows five attempts for one number', async () => {
      client.now += MINUTE;
      const { hash } = (await ask()).body.data;
      for (let n = 0; n < 5; n += 1) expect((await confirm(hash, '00000')).errors).toHaveProperty('code');
      expect((await confirm(hash)).status).toBe(429);
      await save(OTHER);
      expect((await confirm(hash)).errors).toHaveProperty('hash');
      await save(PHONE);
      for (let n = 0; n < 3; n += 1) {
        client.now += MINUTE;
        expect((await ask()).status).toBe(200);
      }
      client.now += MINUTE;
      expect((await ask()).status).toBe(429);
      client.now -= 5 * MINUTE;
    });
  });
}
