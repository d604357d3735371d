import type { CodeSent } from '#generated/models/code-sent.ts';
import type { CodeRow } from '../../db/types/person.ts';
import { resendAfterSeconds } from '../../rules/one-time-code.ts';

/** Body of the answer to a request for a code. */
export function codeSent({ id, sent_at, expires_at }: CodeRow, now: number): CodeSent {
  return { hash: id, resend_after_seconds: resendAfterSeconds({ sent_at }, now), expires_at };
}
