import type { PersonProfile } from '#generated/models/person-profile.ts';
import type { Session } from '#generated/models/session.ts';
import type { User } from '#generated/models/user.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import { pick } from '../../db/pick.ts';
import type { UserRow } from '../../db/types/person.ts';
import { rightsOf } from '../../rules/clinic/rights.ts';
import { requirementOn } from '../../rules/clinic/second-factor.ts';
import { phoneConfirmedAt } from '../../rules/phone-proof.ts';

export function userView(db: Db, user: UserRow): User {
  const second_factor = requirementOn(db, user);
  return {
    id: user.id,
    avatar: user.avatar,
    full_name: fullName(user),
    email: user.email,
    roles: user.roles.map((name) => ({
      name,
      ...(name === 'clinic' && {
        rights: [...rightsOf(user)],
        filial_ids: [...(user.clinic_filials ?? [])],
        ...(second_factor && { second_factor }),
      }),
    })),
  };
}

export function sessionView(db: Db, user: UserRow, token: string): Session {
  return { access_token: token, user: userView(db, user) };
}

export function profileView(user: UserRow): PersonProfile {
  return {
    ...pick(user, 'id', 'first_name', 'second_name', 'third_name', 'avatar', 'email'),
    ...pick(user, 'phone', 'iin', 'birthday', 'gender', 'address', 'citizenship_id'),
    phone_confirmed_at: phoneConfirmedAt(user),
    document_number: user.document_number ?? null,
  };
}
