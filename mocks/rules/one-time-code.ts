import { textOfEpoch } from '../db/calendar.ts';
import type { CodeRow, EmailCodeRow } from '../db/types/person.ts';
import { DEMO_CODE } from '../seed/demo.ts';
import { Refusal } from './refusal.ts';

const RESEND_MS = 60_000;
/** A code is valid for ten minutes and five tries. */
const CODE_MS = 10 * 60_000;
const TRIES = 5;
/** Time to finish the action after the code was confirmed. */
const AFTER_MS = 60 * 60_000;

/** Creates a code. The mocks send no message, and every code is the same. */
export function newCode(prefix: string, now: number): CodeRow {
  return {
    id: `${prefix}-${crypto.randomUUID().replaceAll('-', '')}`,
    code: DEMO_CODE,
    tries_left: TRIES,
    sent_at: textOfEpoch(now),
    expires_at: textOfEpoch(now + CODE_MS),
    is_confirmed: false,
  };
}

/** Seconds until a new code may be requested. */
export function resendAfterSeconds({ sent_at }: Pick<CodeRow, 'sent_at'>, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(sent_at) + RESEND_MS - now) / 1000));
}

/** @throws Refusal 429 within a minute of the last code */
export function refuseEarlyResend(earlier: readonly CodeRow[], now: number): void {
  const wait = Math.max(0, ...earlier.map((row) => resendAfterSeconds(row, now)));
  if (wait > 0) throw Refusal.tooMany(wait);
}

/**
 * Checks a code; a wrong code uses up a try.
 *
 * @throws Refusal 422 at `code`, for an expired code also at `hash`; 429 on the sixth try
 */
export function checkCode<Row extends CodeRow>(
  row: Row | undefined,
  code: string,
  now: number,
  { over, canBeRight, lose }: CodeCheck,
): asserts row is Row {
  if (row === undefined || isOver(row, now)) {
    throw Refusal.invalid({ code: ['Код действует 10 минут, и это время вышло'], hash: [over] });
  }
  if (row.tries_left === 0) throw Refusal.tooMany(resendAfterSeconds(row, now));
  if (!canBeRight || row.code !== code) {
    const left = row.tries_left - 1;
    lose(left);
    throw Refusal.invalid({
      code: [left === 0 ? 'Неверный код. Запросите новый' : `Неверный код. Осталось попыток: ${left}`],
    });
  }
}

/** Returns the row of a code if it was sent to this e-mail; undefined for another e-mail. */
export function atEmail<Row extends EmailCodeRow>(row: Row | undefined, email: string): Row | undefined {
  return row?.email.toLowerCase() === email.toLowerCase() ? row : undefined;
}

/** Changes to a row after the right code was entered. */
export function confirmedAt(now: number): Pick<CodeRow, 'is_confirmed' | 'expires_at'> {
  return { is_confirmed: true, expires_at: textOfEpoch(now + AFTER_MS) };
}

interface CodeCheck {
  /** Error text at the field `hash` for an expired code. */
  readonly over: string;
  /** False for an unknown e-mail: no code is right for it. */
  readonly canBeRight: boolean;
  /** Stores the number of remaining tries. */
  readonly lose: (left: number) => void;
}

export function isOver({ expires_at }: Pick<CodeRow, 'expires_at'>, now: number): boolean {
  return Date.parse(expires_at) <= now;
}
