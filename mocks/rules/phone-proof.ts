import type { PhoneCodeConfirmRequest } from '#generated/models/phone-code-confirm-request.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { PhoneCodeRow, UserRow } from '../db/types/person.ts';
import { checkCode, newCode, refuseEarlyResend } from './one-time-code.ts';
import { Refusal } from './refusal.ts';
import { noteTry, refuseTooManyTries } from './tries.ts';

const HOUR_MS = 60 * 60_000;
/** Maximum number of codes per hour for one phone number. */
const CODES = 5;

/** Time when the account proved its current phone; null for an unproved phone. */
export function phoneConfirmedAt({ phone, proven_phone }: UserRow): string | null {
  return proven_phone && proven_phone.phone === phone ? proven_phone.at : null;
}

/**
 * Sends a code to the phone of the profile; an earlier code becomes invalid.
 *
 * @throws Refusal 409 at `phone` for another number; 429 within a minute of the last code, or with
 * too many codes in an hour
 */
export function sendPhoneCode(db: Db, user: UserRow, phone: string, now: number): PhoneCodeRow {
  if (user.phone !== phone) {
    throw Refusal.conflict('wrong_state', 'phone', 'В профиле другой номер. Сохраните этот и запросите код ещё раз');
  }
  const earlier = db.phone_codes.find('user', user.id);
  refuseEarlyResend(earlier, now);
  refuseTooManyTries(db, `sms ${phone}`, CODES, now, HOUR_MS);
  noteTry(db, `sms ${phone}`, now, HOUR_MS);
  for (const { id } of [...earlier]) db.phone_codes.remove(id);
  return db.phone_codes.insert({ ...newCode('phone', now), phone, user_id: user.id });
}

/** @throws Refusal 422 at `code`, for an expired code also at `hash`; 429 on the sixth try */
export function confirmPhone(db: Db, user: UserRow, { phone, hash, code }: PhoneCodeConfirmRequest, now: number): void {
  const found = db.phone_codes.get(hash);
  const row = found?.user_id === user.id && found.phone === phone && user.phone === phone ? found : undefined;
  checkCode(row, code, now, {
    over: 'Подтверждение номера устарело',
    canBeRight: true,
    lose: (tries_left) => db.phone_codes.update(hash, { tries_left }),
  });
  db.phone_codes.remove(row.id);
  db.users.update(user.id, { proven_phone: { phone, at: textOfEpoch(now) } });
}
