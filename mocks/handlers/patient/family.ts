import * as familyMocks from '#generated/mocks/patient-family/patient-family.msw.ts';
import type { FamilyMember } from '#generated/models/family-member.ts';
import { ageOn, textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { pick } from '../../db/pick.ts';
import type { FamilyMemberRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import { addMember, changeMember, removeMember } from '../../rules/family.ts';
import { accessesOf, accountName, type LiveAccess, personOfCard } from '../../rules/shared-cards.ts';

export const family = implement(familyMocks)({
  familyMemberList: ({ db, user, now }) => ({
    data: [
      // Sorted by id, because an updated row moves to the end of its index.
      ...db.family_members
        .find('user', user.id)
        .toSorted((a, b) => a.id - b.id)
        .map((member) => memberView(member, now)),
      ...accessesOf(db, user).map((access) => sharedView(db, access, now)),
    ],
  }),

  familyMemberCreate: ({ db, user, body, now }) => ({ data: memberView(addMember(db, user, body, now), now) }),

  familyMemberUpdate: ({ db, user, path, body, now }) => ({
    data: memberView(changeMember(db, user, path.id, body, now), now),
  }),

  familyMemberDelete: ({ db, user, path, now }) => removeMember(db, user, path.id, now),
});

function memberView(member: FamilyMemberRow, now: number): FamilyMember {
  return {
    ...pick(member, 'id', 'relation', 'first_name', 'second_name', 'third_name', 'birthday', 'gender', 'phone', 'iin'),
    citizenship_id: member.citizenship_id ?? null,
    document_number: member.document_number ?? null,
    age: ageOn(member.birthday, textOfEpoch(now).slice(0, 10)),
  };
}

/** View of a person with a shared card, without identifying data (contract: A shared card, 3). */
function sharedView(db: Db, access: LiveAccess, now: number): FamilyMember {
  const { birthday, gender, ...person } = personOfCard(db, access);
  const known = { birthday: birthday ?? '', gender: gender ?? 'female' } as const;
  const hidden = { phone: null, iin: null, document_number: null };
  const { id, relation, right, user_id } = access;
  return {
    ...memberView({ ...person, ...known, ...hidden, id, user_id, relation: relation ?? 'other' }, now),
    shared: { access_id: id, owner_name: accountName(db, user_id), right },
  };
}
