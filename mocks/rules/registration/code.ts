import type { CodeConfirmRequest } from '#generated/models/code-confirm-request.ts';
import type { RegistrationAction } from '#generated/models/registration-action.ts';
import type { Db } from '../../db/db.ts';
import type { RegistrationRow, UserRow } from '../../db/types/person.ts';
import { atEmail, checkCode, confirmedAt, newCode, refuseEarlyResend } from '../one-time-code.ts';
import { Refusal } from '../refusal.ts';

/**
 * Starts a registration; an earlier code becomes invalid.
 * @param visitor logged-in account, which may use only its own e-mail
 * @throws Refusal 422 at `email`; 429 within a minute of the last code
 */
export function sendCode(db: Db, visitor: UserRow | null, email: string, now: number): RegistrationRow {
  if (visitor !== null && visitor.email.toLowerCase() !== email.toLowerCase()) {
    throw Refusal.invalid({ email: ['Введите почту своего аккаунта'] });
  }
  const actions = actionsFor(db.users.findOne('email', email.toLowerCase()));
  if (visitor !== null && actions.length === 0) {
    throw Refusal.invalid({ email: ['У этого аккаунта уже есть все кабинеты. Войдите в него'] });
  }
  const earlier = db.registrations.find('email', email.toLowerCase());
  refuseEarlyResend(earlier, now);
  for (const { id } of earlier) db.registrations.remove(id);
  return db.registrations.insert({ ...newCode('reg', now), email, actions });
}

/**
 * Checks the code of a registration; a repeated call gives the same answer.
 *
 * @throws Refusal 422 at `code`, for an expired code also at `hash`; 429 on the sixth try
 */
export function confirmCode(db: Db, { email, hash, code }: CodeConfirmRequest, now: number): RegistrationRow {
  const registration = atEmail(db.registrations.get(hash), email);
  checkCode(registration, code, now, {
    over: 'Регистрация устарела',
    canBeRight: true,
    lose: (tries_left) => db.registrations.update(hash, { tries_left }),
  });
  return registration.is_confirmed ? registration : db.registrations.update(hash, confirmedAt(now));
}

/**
 * Returns possible actions: all for a new e-mail, else cabinets that the account lacks
 * (docs/rules.md §4).
 */
function actionsFor(user: UserRow | undefined): RegistrationAction[] {
  if (user === undefined) return ['create_user', 'create_doctor', 'create_clinic'];
  const actions: RegistrationAction[] = [];
  if (!user.roles.includes('user')) actions.push('upgrade_to_user');
  if (!user.roles.includes('doctor')) actions.push('upgrade_to_doctor');
  if (!user.roles.includes('clinic')) actions.push('create_clinic');
  return actions;
}
