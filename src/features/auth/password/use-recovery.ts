import { useState } from 'react';
import {
  usePasswordCodeConfirm,
  usePasswordCodeSend,
  usePasswordReset,
} from '#generated/api/auth-password/auth-password.ts';
import type { PasswordResetRequest } from '#generated/models/password-reset-request.ts';
import { sending } from '@/features/auth/code/sending';
import { isProblem } from '@/shared/api/problem';
import { now } from '@/shared/format/now';
import { type Recovery, keepRecovery, noRecovery, readRecovery } from './recovery';

type Passwords = Pick<PasswordResetRequest, 'password' | 'password_confirmation'>;

interface RecoverySteps {
  readonly recovery: Recovery;
  /** Sends a code and goes on to it. Resolves with whether one was sent: an earlier one may still be good. Rejects with the Problem. */
  readonly askForCode: (email: string) => Promise<boolean>;
  /** Resolves with `true`, or rejects with the Problem. */
  readonly checkCode: (code: string) => Promise<boolean>;
  /** Sets the password, or begins again when the server knows the recovery no more (409). Rejects with any other Problem. */
  readonly choose: (passwords: Passwords) => Promise<void>;
  readonly toEmail: () => void;
}

/** Address, code, new password: the same mechanics as in a registration. */
export function useRecovery(): RecoverySteps {
  const { mutateAsync: send } = usePasswordCodeSend(sending);
  const { mutateAsync: confirm } = usePasswordCodeConfirm(sending);
  const { mutateAsync: reset } = usePasswordReset({ mutation: { meta: { silent: [409] } } });
  const [recovery, setRecovery] = useState(readRecovery);
  const go = (next: Recovery): void => {
    keepRecovery(next);
    setRecovery(next);
  };

  /** A 429 says how long to wait. */
  const noteWait = (error: unknown): boolean => {
    const wait = isProblem(error, 429) ? error.retryAfterSeconds : undefined;
    if (wait === undefined) return false;
    go({ ...recovery, step: 'code', resendAt: now() + wait * 1000 });
    return true;
  };

  return {
    recovery,
    askForCode: async (email) => {
      try {
        const { data } = await send({ data: { email } });
        go({ step: 'code', email, hash: data.hash, resendAt: now() + data.resend_after_seconds * 1000, lost: false });
        return true;
      } catch (error) {
        const isKnown = recovery.hash !== null && recovery.email.toLowerCase() === email.toLowerCase();
        if (!isKnown || !noteWait(error)) throw error;
        return false;
      }
    },
    checkCode: async (code) => {
      const { email, hash } = recovery;
      if (hash === null) return false;
      try {
        const { data } = await confirm({ data: { email, hash, code } });
        go({ ...recovery, step: 'password', hash: data.hash });
        return true;
      } catch (error) {
        noteWait(error);
        throw error;
      }
    },
    choose: async (passwords) => {
      const { email, hash } = recovery;
      if (hash === null) return;
      try {
        await reset({ data: { hash, ...passwords } });
        go({ ...noRecovery, step: 'done', email });
      } catch (error) {
        if (!isProblem(error, 409)) throw error;
        go({ ...noRecovery, email, lost: true });
      }
    },
    toEmail: () => go({ ...recovery, step: 'email' }),
  };
}
