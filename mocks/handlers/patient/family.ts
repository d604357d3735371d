import * as familyMocks from '#generated/mocks/patient-family/patient-family.msw.ts';
import type { FamilyMember } from '#generated/models/family-member.ts';
import { ageOn, textOfEpoch } from '../../db/calendar.ts';
import { pick } from '../../db/pick.ts';
import type { FamilyMemberRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import { addMember, changeMember, removeMember } from '../../rules/family.ts';

export const family = implement(familyMocks)({
  familyMemberList: ({ db, user, now }) => ({
    // A changed row moves to the end of its index.
    data: db.family_members
      .find('user', user.id)
      .toSorted((a, b) => a.id - b.id)
      .map((member) => memberView(member, now)),
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
