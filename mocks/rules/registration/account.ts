import type { RegistrationAction } from '#generated/models/registration-action.ts';
import type { Role } from '#generated/models/role.ts';
import type { Db } from '../../db/db.ts';
import type { RegistrationRow, UserRow } from '../../db/types/person.ts';
import { addAccount } from '../accounts.ts';
import { isOver } from '../one-time-code.ts';
import { type FieldTexts, Refusal } from '../refusal.ts';
import { factorOf } from '../second-factor.ts';

/** Role that each action of a registration grants (docs/rules.md §4). */
const ROLE_OF_ACTION: Readonly<Record<RegistrationAction, Role>> = {
  create_clinic: 'clinic',
  create_doctor: 'doctor',
  create_user: 'user',
  upgrade_to_doctor: 'doctor',
  upgrade_to_user: 'user',
};

interface Form {
  readonly hash: string;
  readonly action: RegistrationAction;
  readonly password?: string | undefined;
  readonly password_confirmation?: string | undefined;
}

/** A checked last form of a registration. */
export interface Applicant {
  readonly registration: RegistrationRow;
  /** Existing account; null if the registration creates one. */
  readonly account: UserRow | null;
  readonly password: string;
}

/**
 * Checks the last form of a registration.
 *
 * @param errors errors of other fields, returned together with the errors of passwords
 * @throws Refusal 409 at `hash` if the registration has expired or is used; 422 by field
 */
export function admit(
  db: Db,
  visitor: UserRow | null,
  form: Form,
  role: Role,
  now: number,
  errors: FieldTexts,
): Applicant {
  const registration = db.registrations.get(form.hash);
  if (registration === undefined || !registration.is_confirmed || isOver(registration, now)) {
    throw Refusal.conflict('code_outdated', 'hash', 'Регистрация устарела. Запросите новый код');
  }
  const account = visitor ?? db.users.findOne('email', registration.email.toLowerCase()) ?? null;
  if (account !== null && account.email.toLowerCase() !== registration.email.toLowerCase()) {
    throw Refusal.conflict('code_outdated', 'hash', 'Код подтверждён для другой почты. Запросите новый код');
  }
  const wrong = { ...errors, ...passwordErrors(form, account, visitor !== null) };
  const isOffered = registration.actions.includes(form.action) && ROLE_OF_ACTION[form.action] === role;
  if (!isOffered) Object.assign(wrong, { action: ['Выберите другой вид аккаунта'] });
  if (Object.keys(wrong).length > 0) throw Refusal.invalid(wrong);
  if (visitor === null && account !== null && factorOf(db, account) !== undefined) {
    const text = 'У аккаунта включён вход с кодом. Войдите в него, а потом добавьте кабинет';
    throw Refusal.conflict('code_required', 'password', text);
  }
  return { registration, account, password: form.password ?? account?.password ?? '' };
}

/**
 * Checks the passwords of a form: new ones for a new account, the current one for an existing
 * account, none for a logged-in person.
 */
function passwordErrors(
  { password, password_confirmation }: Form,
  account: UserRow | null,
  isSignedIn: boolean,
): FieldTexts {
  if (isSignedIn) return {};
  if (password === undefined) return { password: ['Обязательно для заполнения'] };
  if (password_confirmation === undefined) return { password_confirmation: ['Обязательно для заполнения'] };
  if (password !== password_confirmation) return { password_confirmation: ['Пароли не совпадают'] };
  if (account !== null && account.password !== password) return { password: ['Введите пароль своего аккаунта'] };
  return {};
}

type PersonalData = Partial<Omit<UserRow, 'id' | 'email' | 'password' | 'roles'>>;

/**
 * Creates the account, or adds role and data to an existing account; then ends the registration.
 */
export function grantRole(db: Db, applicant: Applicant, role: Role, data: PersonalData): UserRow {
  const { registration, account, password } = applicant;
  db.registrations.remove(registration.id);
  if (account !== null) return db.users.update(account.id, { ...data, roles: [...new Set([...account.roles, role])] });
  return addAccount(db, { email: registration.email, password, role, ...data });
}
