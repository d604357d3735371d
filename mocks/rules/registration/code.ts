import type { CodeConfirmRequest } from '@generated/models/code-confirm-request.ts';
import type { RegistrationAction } from '@generated/models/registration-action.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { RegistrationRow, UserRow } from '../../db/types/person.ts';
import { DEMO_CODE } from '../../seed/demo.ts';
import { Refusal } from '../refusal.ts';

const RESEND_MS = 60_000;
/** A code lives ten minutes and takes five tries. */
const CODE_MS = 10 * 60_000;
const TRIES = 5;
/** Once the address is confirmed there is time to fill in the form. */
const FORM_MS = 60 * 60_000;

/**
 * Begins a registration. A newer code takes the place of the older one.
 *
 * @param visitor a signed-in person upgrades their own account, so the address must be theirs
 * @throws Refusal 422 at `email`, 429 within a minute of the last code
 */
export function sendCode(db: Db, visitor: UserRow | null, email: string, now: number): RegistrationRow {
  if (visitor !== null && visitor.email.toLowerCase() !== email.toLowerCase()) {
    throw Refusal.invalid({ email: ['Введите почту своего аккаунта'] });
  }
  const actions = actionsFor(db.users.findOne('email', email.toLowerCase()));
  if (actions.length === 0) throw Refusal.invalid({ email: ['У этого аккаунта уже есть все кабинеты'] });
  const earlier = db.registrations.find('email', email.toLowerCase());
  const wait = Math.max(0, ...earlier.map((row) => resendAfterSeconds(row, now)));
  if (wait > 0) throw Refusal.tooMany(wait);
  for (const { id } of earlier) db.registrations.remove(id);
  return db.registrations.insert({
    id: `reg-${crypto.randomUUID().replaceAll('-', '')}`,
    email,
    // No letter is sent: every code is this one.
    code: DEMO_CODE,
    tries_left: TRIES,
    sent_at: textOfEpoch(now),
    expires_at: textOfEpoch(now + CODE_MS),
    is_confirmed: false,
    actions,
  });
}

/** When a new code may be asked for. */
export function resendAfterSeconds({ sent_at }: Pick<RegistrationRow, 'sent_at'>, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(sent_at) + RESEND_MS - now) / 1000));
}

/**
 * Checks the code. Confirming twice answers the same.
 *
 * @throws Refusal 422 at `code` when it is wrong, at `hash` too when it is over, 429 on the sixth try
 */
export function confirmCode(db: Db, { email, hash, code }: CodeConfirmRequest, now: number): RegistrationRow {
  const registration = db.registrations.get(hash);
  if (
    registration === undefined ||
    isOver(registration, now) ||
    registration.email.toLowerCase() !== email.toLowerCase()
  ) {
    throw Refusal.invalid({ code: ['Код действует 10 минут, и это время вышло'], hash: ['Регистрация устарела'] });
  }
  if (registration.tries_left === 0) throw Refusal.tooMany(resendAfterSeconds(registration, now));
  if (registration.code !== code) {
    const left = registration.tries_left - 1;
    db.registrations.update(hash, { tries_left: left });
    throw Refusal.invalid({
      code: [left === 0 ? 'Неверный код. Запросите новый' : `Неверный код. Осталось попыток: ${left}`],
    });
  }
  if (registration.is_confirmed) return registration;
  return db.registrations.update(hash, { is_confirmed: true, expires_at: textOfEpoch(now + FORM_MS) });
}

export function isOver({ expires_at }: RegistrationRow, now: number): boolean {
  return Date.parse(expires_at) <= now;
}

/** What the address may become: anything when it is new, else the cabinets that its account lacks (specification §4). */
function actionsFor(user: UserRow | undefined): RegistrationAction[] {
  if (user === undefined) return ['create_user', 'create_doctor', 'create_clinic'];
  const actions: RegistrationAction[] = [];
  if (!user.roles.includes('user')) actions.push('upgrade_to_user');
  if (!user.roles.includes('doctor')) actions.push('upgrade_to_doctor');
  if (!user.roles.includes('clinic')) actions.push('create_clinic');
  return actions;
}
