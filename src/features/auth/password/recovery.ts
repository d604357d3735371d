import * as v from 'valibot';
import { stored } from '@/shared/stored';

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

const keptSchema = v.object({ email: v.string(), hash: v.string(), resendAt: v.nullable(v.number()) });

export const noRecovery: Recovery = { step: 'email', email: '', hash: null, resendAt: null, lost: false };

const kept = stored('aman.recovery', parseRecovery, noRecovery, 'sessionStorage');

/** What a reload leaves, as when somebody looks for the letter in another app: a code that waits to be typed. */
export const readRecovery = kept.get;

/**
 * Once the code is confirmed the hash is the right to choose a password: then it is in memory alone. So is all of it where
 * storage is full or forbidden.
 */
export function keepRecovery({ step, email, hash, resendAt }: Recovery): void {
  kept.set(step === 'code' ? JSON.stringify({ email, hash, resendAt }) : null);
}

function parseRecovery(text: string): Recovery {
  return { ...noRecovery, ...v.parse(keptSchema, JSON.parse(text)), step: 'code' };
}
