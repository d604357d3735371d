import * as v from 'valibot';

/** How far somebody has come who forgot their password. Never the code or a password. */
export interface Recovery {
  readonly step: 'email' | 'code' | 'password' | 'done';
  readonly email: string;
  /** Names the recovery to the server; `null` until a code is sent, and after it has run out. */
  readonly hash: string | null;
  /** When a new code may be asked for, in milliseconds since the epoch. */
  readonly resendAt: number | null;
  /** The server has let an earlier recovery go. */
  readonly lost: boolean;
}

const KEY = 'aman.recovery';
const stored = v.object({ email: v.string(), hash: v.string(), resendAt: v.nullable(v.number()) });

export const noRecovery: Recovery = { step: 'email', email: '', hash: null, resendAt: null, lost: false };

/** What a reload leaves, as when somebody looks for the letter in another app: a code that waits to be typed. */
export function readRecovery(): Recovery {
  try {
    const kept = v.parse(stored, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return { ...noRecovery, ...kept, step: 'code' };
  } catch {
    return noRecovery;
  }
}

/** Once the code is confirmed the hash is the right to choose a password: then it is in memory alone. */
export function keepRecovery({ step, email, hash, resendAt }: Recovery): void {
  try {
    if (step === 'code') sessionStorage.setItem(KEY, JSON.stringify({ email, hash, resendAt }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden: the recovery then lives as long as the page.
  }
}
