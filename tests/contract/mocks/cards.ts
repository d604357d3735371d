import { DEMO, DEMO_FAMILY } from '#mocks/seed/demo.ts';
import { createWorld, signEverybodyIn } from './world.ts';

/** Мадина Құлбаева, the second adult whom Елена Осипова invites to a card. */
export const GUEST: string = DEMO.everyone.email;

/** A separate world for cards: a scenario may remove a person from the demo patient's family. */
export function cardWorld() {
  const world = createWorld();
  const { client, tokens } = world;
  const signed = { guest: '' };
  const owner = () => ({ token: tokens.patient });
  const asGuest = () => ({ token: signed.guest });
  return {
    client,
    tokens,
    owner,
    asGuest,
    begin: async () => {
      await signEverybodyIn(world);
      signed.guest = await client.logIn(GUEST);
    },
    invite: (right: 'read' | 'book' | 'own', family_member_id: number | null = DEMO_FAMILY.mark, email = GUEST) => {
      client.provider.db.tries.remove(`card letters ${DEMO.patient.user_id}`);
      return client.ask('cardAccessCreate', { ...owner(), body: { family_member_id, email, right } });
    },
    accept: (id: number, relation: 'son' | 'mother' | null, more: object = {}) =>
      client.ask('cardInvitationAccept', { ...asGuest(), path: { id }, body: { relation, ...more } }),
    end: (whose: { token: string }, id: number) => client.ask('cardAccessDelete', { ...whose, path: { id } }),
    /** The family member whose card the owner has shared with the guest. */
    shared: async () =>
      (await client.ask('familyMemberList', asGuest())).body.data.find((member) => member.shared !== undefined),
    /** The latest notification of an account. */
    told: async (whose: { token: string }) => (await client.ask('notificationList', whose)).body.data[0],
  };
}
