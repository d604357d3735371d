import type { PersonProfile } from '#generated/models/person-profile.ts';
import type { Session } from '#generated/models/session.ts';
import type { User } from '#generated/models/user.ts';
import { fullName } from '../../db/lookup.ts';
import type { UserRow } from '../../db/types/person.ts';
import { rightsOf } from '../../rules/clinic/rights.ts';

export function userView(user: UserRow): User {
  return {
    id: user.id,
    avatar: user.avatar,
    full_name: fullName(user),
    email: user.email,
    roles: user.roles.map((name) => ({
      name,
      ...(name === 'clinic' && { rights: [...rightsOf(user)], filial_ids: [...(user.clinic_filials ?? [])] }),
    })),
  };
}

export function sessionView(user: UserRow, token: string): Session {
  return { access_token: token, user: userView(user) };
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
    document_number: user.document_number ?? null,
  };
}
