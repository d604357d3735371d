import type { SecondFactorProofRequest } from '#generated/models/second-factor-proof-request.ts';
import type { SecondFactorSetup } from '#generated/models/second-factor-setup.ts';
import type { SecondFactorTurnOnRequest } from '#generated/models/second-factor-turn-on-request.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { SecondFactorRow, UserRow } from '../db/types/person.ts';
import { refuseWrongPassword } from './own-password.ts';
import { Refusal } from './refusal.ts';
import { endSessions } from './sessions.ts';
import { codeAt, newSecret, stepAt } from './totp.ts';
import { forgetTries, noteTry, refuseTooManyTries, triesLeft } from './tries.ts';

const MINUTE_MS = 60_000;
const SETUP_MS = 15 * MINUTE_MS;
const ISSUER = 'Аман';
const TRIES = { limit: 5, window: 15 * MINUTE_MS };
const RECOVERY_CODES = 10;
/** Characters of recovery codes, without those that look alike (0 and o, 1 and l). */
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns an account's second factor; undefined if it is off. */
export function factorOf(db: Db, user: UserRow): SecondFactorRow | undefined {
  return db.second_factors.get(user.id);
}

/** @throws Refusal 422 at `password`; 429; 409 at `password` if the second factor is on */
export function setUpFactor(db: Db, user: UserRow, password: string, now: number): SecondFactorSetup {
  refuseWrongPassword(db, user, password, now);
  if (factorOf(db, user)) throw Refusal.conflict('already_exists', 'password', 'Вход с кодом уже включён');
  const secret = newSecret();
  const row = {
    id: user.id,
    hash: `totp-${crypto.randomUUID().replaceAll('-', '')}`,
    secret,
    expires_at: textOfEpoch(now + SETUP_MS),
  };
  db.factor_setups.remove(user.id);
  db.factor_setups.insert(row);
  const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(user.email)}`;
  const url = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(ISSUER)}`;
  return { hash: row.hash, secret, url, expires_at: row.expires_at };
}

/**
 * Turns the second factor on with its first code and ends the account's other sessions.
 *
 * @returns recovery codes
 * @throws Refusal 409 at `hash`; 422 at `code`; 429
 */
export function turnFactorOn(
  db: Db,
  user: UserRow,
  token: string | null,
  { hash, code }: SecondFactorTurnOnRequest,
  now: number,
): readonly string[] {
  if (factorOf(db, user)) throw Refusal.conflict('already_exists', 'hash', 'Вход с кодом уже включён');
  const setup = db.factor_setups.get(user.id);
  if (setup?.hash !== hash || Date.parse(setup.expires_at) <= now) {
    const text = 'Время вышло. Начните заново: прежний ключ больше не действует';
    throw Refusal.conflict('code_outdated', 'hash', text);
  }
  const used_step = counted(db, user, now, () => stepOf(setup.secret, code, now, 0));
  const recovery_codes = newRecoveryCodes();
  db.factor_setups.remove(user.id);
  const { secret } = setup;
  db.second_factors.insert({ id: user.id, secret, turned_on_at: textOfEpoch(now), used_step, recovery_codes });
  endSessions(db, user, token);
  return recovery_codes;
}

/** @throws Refusal 422 at `password` or `code`; 429 */
export function turnFactorOff(db: Db, user: UserRow, { password, code }: SecondFactorProofRequest, now: number): void {
  refuseWrongPassword(db, user, password, now);
  const factor = factorOf(db, user);
  if (factor === undefined) return;
  acceptCode(db, user, factor, code, now);
  db.second_factors.remove(user.id);
}

/** @throws Refusal 422 at `password` or `code`; 429; 409 at `code` if the second factor is off */
export function replaceRecoveryCodes(
  db: Db,
  user: UserRow,
  { password, code }: SecondFactorProofRequest,
  now: number,
): readonly string[] {
  refuseWrongPassword(db, user, password, now);
  const factor = factorOf(db, user);
  if (factor === undefined) throw Refusal.conflict('wrong_state', 'code', 'Вход с кодом выключен');
  acceptCode(db, user, factor, code, now);
  return db.second_factors.update(user.id, { recovery_codes: newRecoveryCodes() }).recovery_codes;
}

/**
 * Accepts a code of the authenticator app, or uses up a recovery code.
 *
 * @throws Refusal 422 at `code`; 429 after five wrong codes in 15 minutes
 */
export function acceptCode(db: Db, user: UserRow, factor: SecondFactorRow, code: string, now: number): void {
  counted(db, user, now, () => {
    if (factor.recovery_codes.includes(code)) {
      const recovery_codes = factor.recovery_codes.filter((one) => one !== code);
      return db.second_factors.update(user.id, { recovery_codes });
    }
    const used_step = stepOf(factor.secret, code, now, factor.used_step);
    return used_step && db.second_factors.update(user.id, { used_step });
  });
}

/**
 * Runs `accept`, which returns undefined for a wrong code. A wrong code counts against the
 * account's limit.
 */
function counted<Accepted>(db: Db, user: UserRow, now: number, accept: () => Accepted | undefined): Accepted {
  const tried = `factor ${user.id}`;
  refuseTooManyTries(db, tried, TRIES.limit, now, TRIES.window);
  const accepted = accept();
  if (accepted === undefined) {
    noteTry(db, tried, now, TRIES.window);
    const left = triesLeft(db, tried, TRIES.limit);
    throw Refusal.invalid({ code: [left === 0 ? 'Неверный код' : `Неверный код. Осталось попыток: ${left}`] });
  }
  forgetTries(db, tried);
  return accepted;
}

/**
 * Returns the 30-second step to which a code belongs: the current step or a neighbour. Steps up to
 * `used` do not count, because their codes were already accepted.
 */
function stepOf(secret: string, code: string, now: number, used: number): number | undefined {
  const step = stepAt(now);
  return [step, step - 1, step + 1].find((one) => one > used && codeAt(secret, one) === code);
}

function newRecoveryCodes(): string[] {
  const part = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => RECOVERY_ALPHABET[byte % RECOVERY_ALPHABET.length]);
  return Array.from({ length: RECOVERY_CODES }, () => `${part().join('')}-${part().join('')}`);
}
