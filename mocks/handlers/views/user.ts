import type { PersonProfile } from '#generated/models/person-profile.ts';
import type { Role } from '#generated/models/role.ts';
import type { Session } from '#generated/models/session.ts';
import type { User } from '#generated/models/user.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { UserRow } from '../../db/types/person.ts';
import { rightsOf } from '../../rules/clinic/rights.ts';

export function userView(db: Db, user: UserRow): User {
  return {
    id: user.id,
    avatar: user.avatar,
    full_name: fullName(user),
    email: user.email,
    roles: user.roles.map((name) => ({
      name,
      ...(name === 'clinic' && { rights: [...rightsOf(user)] }),
      ...(isPending(db, user, name) && { pending_verification: true }),
    })),
  };
}

function isPending(db: Db, { doctor_id, clinic_id }: UserRow, role: Role): boolean {
  if (role === 'doctor') return doctor_id !== null && db.doctors.get(doctor_id)?.is_pending === true;
  return role === 'clinic' && clinic_id !== null && db.clinics.get(clinic_id)?.is_pending === true;
}

export function sessionView(db: Db, user: UserRow, token: string): Session {
  return { access_token: token, user: userView(db, user) };
}

export function profileView(user: UserRow): PersonProfile {
  return {
    id: user.id,
    first_name: user.first_name,
    second_name: user.second_name,
    third_name: user.third_name,
    avatar: user.avatar,
    email: user.email,
    phone: user.phone,
    iin: user.iin,
    birthday: user.birthday,
    gender: user.gender,
    address: user.address,
    citizenship_id: user.citizenship_id,
  };
}
