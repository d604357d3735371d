import { describe, expect, it } from 'vitest';
import { DEMO_VISIT } from '#mocks/seed/demo.ts';
import { requestExample } from '../codes.ts';
import type { World } from '../world.ts';

export function reminderScenarios({ client, tokens }: World): void {
  const asPatient = (more: object = {}) => ({ token: tokens.patient, ...more });
  const settings = async () => (await client.ask('reminderSettings', asPatient())).body.data;
  const save = (change: object, headers = {}) =>
    client.ask('reminderSettingsUpdate', asPatient({ body: { ...asked, ...change }, headers }));
  const asked = { channels: ['whatsapp'], before: ['eve'], quiet_from: null, quiet_to: null, people: [] as object[] };
  const next = async () =>
    (await client.ask('visitRead', asPatient({ path: { id: DEMO_VISIT } }))).body.data.next_reminder;

  describe('the reminders of a patient', () => {
    it('are sent by e-mail and SMS until the patient chooses a channel, and a visit shows the next reminder', async () => {
      const { channels, before, people } = await settings();
      expect([channels, before]).toEqual([
        ['email', 'sms'],
        ['eve', 'two_hours'],
      ]);
      expect(people.map((person) => person.is_child)).toEqual(expect.arrayContaining([true, false]));
      expect(await next()).toMatchObject({ channels: ['email', 'sms'] });
      expect((await save({})).body.data).toMatchObject({ channels: ['whatsapp'], before: ['eve'], people });
      expect(await next()).toMatchObject({ at: expect.stringMatching(/T10:00:00/), channels: ['whatsapp'] });
    });

    it('are not sent about people whom the patient excludes, and can also go to a child’s other parent', async () => {
      const owner = { family_member_id: null, reminded: false, also_phone: null };
      const child = { family_member_id: 1, reminded: true, also_phone: '+7-707-555-77-88' };
      const { body } = await save({ people: [owner, child] });
      expect(body.data.people[0]?.reminded).toBe(false);
      expect(body.data.people.find((one) => one.family_member_id === 1)?.also_phone).toBe('+7-707-555-77-88');
      expect(await next()).toBeNull();
      await save({ people: [{ ...owner, reminded: true }] });
      expect(await next()).not.toBeNull();
    });

    it('are sent to a subscribed device until its session ends', async () => {
      const token = await client.logIn('patient@demo.kz');
      const body = { ...requestExample('pushSubscriptionCreate'), endpoint: 'https://push.example/send/phone' };
      const devices = async () => (await client.ask('pushRead', asPatient())).body.data.subscriptions;
      const { id } = (await client.ask('pushSubscriptionCreate', { token, body })).body.data;
      expect((await client.ask('pushSubscriptionCreate', { token, body })).body.data.id).toBe(id);
      expect((await next())?.channels).toEqual(['whatsapp', 'push']);
      const ofDoctor = { ...body, cabinet: 'doctor' as const };
      const other = (await client.ask('pushSubscriptionCreate', { token, body: ofDoctor })).body.data;
      expect((await devices()).map((device) => device.cabinet)).toEqual(['user', 'doctor']);
      const remove = () => client.ask('pushSubscriptionDelete', asPatient({ path: { id } }));
      expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
      expect(await devices()).toEqual([other]);
      expect((await next())?.channels).toEqual(['whatsapp']);
      await client.ask('pushSubscriptionCreate', { token, body });
      await client.ask('authLogout', { token });
      expect(await devices()).toEqual([]);
    });

    it('can’t be set with only the start of the quiet hours, or for people outside the family', async () => {
      expect(Object.keys((await save({ quiet_from: '22:00' })).errors)).toEqual(['quiet_to']);
      const stranger = { family_member_id: 999_999, reminded: true, also_phone: null };
      expect(Object.keys((await save({ people: [stranger] })).errors)).toEqual(['people']);
      const adult = { family_member_id: null, reminded: true, also_phone: '+7-707-555-77-88' };
      expect(Object.keys((await save({ people: [adult] })).errors)).toEqual(['people']);
      expect((await save({}, { 'If-Match': '"other"' })).status).toBe(412);
    });
  });
}
