import * as staffMocks from '#generated/mocks/clinic-staff/clinic-staff.msw.ts';
import type { StaffMember } from '#generated/models/staff-member.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { UserRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import { ownClinic } from '../../rules/clinic/own-clinic.ts';
import { rightsOf } from '../../rules/clinic/rights.ts';
import { requireFactor } from '../../rules/clinic/second-factor.ts';
import { changeRights, inviteStaff, isInvited, isOwner, removeStaff, staffOf } from '../../rules/clinic/staff.ts';
import { factorOf } from '../../rules/second-factor.ts';

export const staff = implement(staffMocks)({
  clinicStaffList: ({ db, user }) => ({ data: staffOf(db, user).map((member) => memberView(db, member)) }),
  clinicStaffCreate: ({ db, user, body, now }) => ({ data: memberView(db, inviteStaff(db, user, body, now)) }),
  clinicStaffUpdate: ({ db, user, path, body }) => ({ data: memberView(db, changeRights(db, user, path.id, body)) }),
  clinicStaffDelete: ({ db, user, path }) => removeStaff(db, user, path.id),

  clinicSecondFactorRead: ({ db, user }) => ({
    data: { required_from: ownClinic(db, user).second_factor_from ?? null },
  }),
  clinicSecondFactorUpdate: ({ db, user, body, now }) => ({
    data: { required_from: requireFactor(db, user, body.required_from, now) },
  }),
});

function memberView(db: Db, user: UserRow): StaffMember {
  return {
    id: user.id,
    full_name: fullName(user),
    email: user.email,
    owner: isOwner(user),
    state: isInvited(user) ? 'invited' : 'active',
    second_factor: factorOf(db, user) !== undefined,
    rights: [...rightsOf(user)],
    filial_ids: [...(user.clinic_filials ?? [])],
  };
}
