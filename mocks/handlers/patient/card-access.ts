import * as cardAccessMocks from '#generated/mocks/patient-card-access/patient-card-access.msw.ts';
import type { CardAccess } from '#generated/models/card-access.ts';
import type { CardInvitation } from '#generated/models/card-invitation.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import { pick } from '../../db/pick.ts';
import type { CardAccessRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import { accessesTo, endAccess, invite, sendAgain } from '../../rules/card-access.ts';
import { acceptInvitation, declineInvitation, invitationsTo, isOpen, openUntil } from '../../rules/card-invitations.ts';
import { personOfCard } from '../../rules/shared-cards.ts';

export const cardAccess = implement(cardAccessMocks)({
  cardAccessList: ({ db, user, query, now }) => ({
    data: accessesTo(db, user, query.family_member_id ?? null).map((row) => accessView(db, row, now)),
  }),
  cardAccessCreate: ({ db, user, body, now }) => ({ data: accessView(db, invite(db, user, body, now), now) }),
  cardAccessSend: ({ db, user, path, now }) => ({ data: accessView(db, sendAgain(db, user, path.id, now), now) }),
  cardAccessDelete: ({ db, user, path, now }) => endAccess(db, user, path.id, now),
  cardInvitationList: ({ db, user, now }) => ({
    data: invitationsTo(db, user, now).map((row) => invitationView(db, row)),
  }),
  cardInvitationAccept: ({ db, user, path, body, now }) => acceptInvitation(db, user, path.id, body, now),
  cardInvitationDecline: ({ db, user, path, now }) => declineInvitation(db, user, path.id, now),
});

function accessView(db: Db, row: CardAccessRow, now: number): CardAccess {
  const isAccepted = row.guest_id !== null;
  const waiting = isOpen(row, now) ? 'invited' : 'expired';
  return {
    ...pick(row, 'id', 'email', 'right', 'sent_at', 'accepted_at'),
    full_name: row.guest_id === null ? null : fullName(db.users.require(row.guest_id)),
    state: isAccepted ? 'active' : waiting,
    expires_at: isAccepted ? null : openUntil(row),
  };
}

function invitationView(db: Db, row: CardAccessRow): CardInvitation {
  const person = personOfCard(db, row);
  return {
    ...pick(row, 'id', 'right'),
    owner_name: fullName(db.users.require(row.user_id)),
    person_name: fullName(person),
    person_birthday: person.birthday ?? '',
    is_owner: row.family_member_id === null,
    expires_at: openUntil(row),
  };
}
