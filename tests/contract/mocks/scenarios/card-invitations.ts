import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, DEMO_FAMILY } from '#mocks/seed/demo.ts';
import { cardWorld, GUEST } from '../cards.ts';
import type { World } from '../world.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

export function cardInvitationScenarios({ client: { seen } }: World): void {
  const { client, owner, asGuest, begin, invite, accept, end, told } = cardWorld();

  describe('an invitation to a medical card', () => {
    beforeAll(begin);
    afterAll(() => {
      for (const answer of client.seen) seen.add(answer);
    });

    it('is sent by e-mail, and only the account with that e-mail can read it', async () => {
      const { id, ...sent } = (await invite('read')).body.data;
      expect(sent).toMatchObject({ state: 'invited', full_name: null, email: GUEST });
      expect(Date.parse(sent.expires_at ?? '') - Date.parse(sent.sent_at)).toBe(WEEK_MS);
      expect(await told(asGuest())).toMatchObject({ kind: 'access', target: { kind: 'invitation', id } });
      expect((await client.ask('cardInvitationList', asGuest())).body.data).toEqual([
        expect.objectContaining({
          id,
          right: 'read',
          owner_name: expect.stringContaining('Осипова Елена'),
          is_owner: false,
        }),
      ]);
      const others = (await client.ask('cardInvitationList', owner())).body.data.map((one) => one.id);
      expect(others).not.toContain(id);
      const path = { id };
      const stranger = { ...owner(), path, body: { relation: 'son' as const } };
      expect((await client.ask('cardInvitationAccept', stranger)).status).toBe(404);
      expect((await client.ask('cardInvitationDecline', { ...owner(), path })).status).toBe(404);
      expect((await client.ask('cardInvitationDecline', { ...asGuest(), path })).status).toBe(204);
      expect(await told(owner())).toMatchObject({ kind: 'access', title: 'Приглашение к карте отклонили' });
    });

    it('expires after 7 days, and can then be sent again', async () => {
      const { id } = (await invite('read')).body.data;
      const path = { id };
      const { sent_at } = client.provider.db.card_accesses.require(id);
      const before = new Date(Date.parse(sent_at) - WEEK_MS).toISOString();
      client.provider.db.card_accesses.update(id, { sent_at: before });
      const of = { ...owner(), query: { family_member_id: DEMO_FAMILY.mark } };
      expect((await client.ask('cardAccessList', of)).body.data.map(({ state }) => state)).toEqual(['expired']);
      expect((await accept(id, 'son')).status).toBe(404);
      expect((await client.ask('cardAccessSend', { ...owner(), path })).body.data.state).toBe('invited');
      expect((await client.ask('cardAccessSend', { ...asGuest(), path })).status).toBe(404);
      expect((await accept(id, null)).errors).toHaveProperty('relation');
      expect((await accept(id, 'son')).status).toBe(204);
      expect((await client.ask('cardAccessSend', { ...owner(), path })).code).toBe('wrong_state');
      expect((await end(owner(), id)).status).toBe(204);
      expect((await end(owner(), id)).status).toBe(404);
    });

    it('is refused if it is sent to its own sender, twice, for another family’s member, or too often', async () => {
      expect((await invite('read', DEMO_FAMILY.mark, DEMO.patient.email)).errors).toHaveProperty('email');
      expect((await invite('read', 999)).errors).toHaveProperty('family_member_id');
      expect((await invite('own')).errors).toHaveProperty('right');
      expect((await invite('own', null)).errors).toHaveProperty('right');
      const { id } = (await invite('read', null)).body.data;
      expect((await invite('book', null)).code).toBe('already_exists');
      const path = { id };
      const sendAgain = () => client.ask('cardAccessSend', { ...owner(), path });
      for (let sent = 0; sent < 5; sent += 1) await sendAgain();
      expect((await sendAgain()).status).toBe(429);
      const another = { family_member_id: null, email: 'one-more@example.kz', right: 'read' } as const;
      expect((await client.ask('cardAccessCreate', { ...owner(), body: another })).status).toBe(429);
      await end(owner(), id);
      const unknown = { ...owner(), query: { family_member_id: 999 } };
      expect((await client.ask('cardAccessList', unknown)).status).toBe(404);
      const impossible = { ...owner(), query: { family_member_id: 0 } };
      expect((await client.ask('cardAccessList', impossible)).status).toBe(422);
    });
  });
}
