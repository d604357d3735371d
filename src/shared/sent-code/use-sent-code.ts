import { useState } from 'react';
import * as v from 'valibot';
import type { CodeSent } from '#generated/models/code-sent.ts';
import { isProblem } from '@/shared/api/problem';
import { now } from '@/shared/format/now';
import { epoch } from '@/shared/format/zone';
import { stored } from '@/shared/stored';

/** A code that was sent to a new e-mail or to a phone. */
export interface SentCode {
  readonly to: string;
  /** Id of the request for the code. It is useless without the code itself. */
  readonly hash: string;
  /** Time from which a new code can be requested, in milliseconds since the epoch. */
  readonly resendAt: number;
  /** Expiry of the code, in milliseconds since the epoch. */
  readonly expiresAt: number;
}

const sentSchema = v.object({ to: v.string(), hash: v.string(), resendAt: v.number(), expiresAt: v.number() });

/**
 * The last sent code. It is stored in this tab, because users may reload after reading the code in
 * their mail app.
 * @param what suffix of the storage key: `email`, `phone`
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
    /**
     * If the error is a 429 and an earlier code is still valid, stores the time from which a new
     * code can be requested. Returns whether the time was stored.
     */
    noteWait: (error: unknown): boolean => {
      const wait = isProblem(error, 429) ? error.retryAfterSeconds : undefined;
      if (wait === undefined || sent === null) return false;
      set({ ...sent, resendAt: now() + wait * 1000 });
      return true;
    },
    forget: (): void => set(null),
  };
}
