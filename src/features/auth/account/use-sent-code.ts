import { useState } from 'react';
import * as v from 'valibot';
import type { CodeSent } from '#generated/models/code-sent.ts';
import { isProblem } from '@/shared/api/problem';
import { now } from '@/shared/format/now';
import { epoch } from '@/shared/format/zone';
import { stored } from '@/shared/stored';

/** A code on its way to a new e-mail or to a phone. */
export interface SentCode {
  readonly to: string;
  /** Id of the request that the code belongs to; useless without the code. */
  readonly hash: string;
  /** When a new code can be requested, in milliseconds since the epoch. */
  readonly resendAt: number;
  /** When the code expires, in milliseconds since the epoch. */
  readonly expiresAt: number;
}

const sentSchema = v.object({ to: v.string(), hash: v.string(), resendAt: v.number(), expiresAt: v.number() });

/**
 * The code that was sent last, kept in this tab: people reload when they return from their mail
 * app.
 * @param what the key of the session storage: `email`, `phone`
 */
export function useSentCode(what: string) {
  const place = stored<SentCode | null>(
    `aman.draft.code-${what}`,
    (text) => v.parse(sentSchema, JSON.parse(text)),
    null,
    'sessionStorage',
  );
  const [sent, setSent] = useState<SentCode | null>(() => {
    const kept = place.get();
    return kept !== null && kept.expiresAt > now() ? kept : null;
  });
  const set = (next: SentCode | null): void => {
    place.set(next === null ? null : JSON.stringify(next));
    setSent(next);
  };
  return {
    sent,
    keep: (to: string, { hash, resend_after_seconds, expires_at }: CodeSent): void =>
      set({ to, hash, resendAt: now() + resend_after_seconds * 1000, expiresAt: epoch(expires_at) }),
    /** Keeps the wait of a 429 while a code is on its way; returns whether there was one. */
    noteWait: (error: unknown): boolean => {
      const wait = isProblem(error, 429) ? error.retryAfterSeconds : undefined;
      if (wait === undefined || sent === null) return false;
      set({ ...sent, resendAt: now() + wait * 1000 });
      return true;
    },
    forget: (): void => set(null),
  };
}
