import type { Role } from '#generated/models/role.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';

interface NewAccount extends Partial<Omit<UserRow, 'id' | 'roles' | 'email' | 'password'>> {
  readonly email: string;
  readonly password: string;
  readonly role: Role;
}

/** Adds an account with one role. Optional fields missing in `data` become null. */
export function addAccount(db: Db, { role, ...data }: NewAccount): UserRow {
  return db.users.insert({
    id: db.users.nextId(),
    roles: [role],
    first_name: '',
    second_name: '',
    third_name: null,
    avatar: null,
    phone: null,
    iin: null,
    birthday: null,
    gender: null,
    address: null,
    citizenship_id: null,
    doctor_id: null,
    clinic_id: null,
    ...data,
  });
}
