import * as staffMocks from '#generated/mocks/clinic-staff/clinic-staff.msw.ts';
import type { StaffMember } from '#generated/models/staff-member.ts';
import { fullName } from '../../db/lookup.ts';
import type { UserRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import { rightsOf } from '../../rules/clinic/rights.ts';
import { changeRights, inviteStaff, isInvited, isOwner, removeStaff, staffOf } from '../../rules/clinic/staff.ts';

export const staff = implement(staffMocks)({
  clinicStaffList: ({ db, user }) => ({ data: staffOf(db, user).map(memberView) }),
  clinicStaffCreate: ({ db, user, body, now }) => ({ data: memberView(inviteStaff(db, user, body, now)) }),
  clinicStaffUpdate: ({ db, user, path, body }) => ({ data: memberView(changeRights(db, user, path.id, body)) }),
  clinicStaffDelete: ({ db, user, path }) => removeStaff(db, user, path.id),
});

function memberView(user: UserRow): StaffMember {
  return {
    id: user.id,
    full_name: fullName(user),
    email: user.email,
    owner: isOwner(user),
    state: isInvited(user) ? 'invited' : 'active',
    rights: [...rightsOf(user)],
    filial_ids: [...(user.clinic_filials ?? [])],
  };
}
