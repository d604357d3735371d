import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import {
  usePasswordCodeConfirm,
  usePasswordCodeSend,
  usePasswordReset,
} from '#generated/api/auth-password/auth-password.ts';
import type { PasswordResetRequest } from '#generated/models/password-reset-request.ts';
import { isProblem, isUnsure } from '@/shared/api/problem';
import { now } from '@/shared/format/now';
import { stored } from '@/shared/stored';
import { useWrite } from '@/shared/write/use-write';

type Passwords = Pick<PasswordResetRequest, 'password' | 'password_confirmation'>;

interface RecoverySteps {
  readonly recovery: Recovery;
  /**
   * Sends a code. Resolves with `true` if one was sent, `false` on a 429 while an earlier one is
   * valid. Rejects with the Problem.
   */
  readonly askForCode: (email: string) => Promise<boolean>;
  readonly isAsking: boolean;
  /** Resolves with `true`, or rejects with the Problem. */
  readonly checkCode: (code: string) => Promise<boolean>;
  /**
   * Sets the password, or starts over when the recovery has expired (409). If the user has left the
   * page meanwhile, a toast shows the result. Rejects with any other Problem.
   */
  readonly choose: (passwords: Passwords) => Promise<unknown>;
  readonly toEmail: () => void;
}

/** The steps of the recovery: e-mail, code, new password. */
export function useRecovery(): RecoverySteps {
  const router = useRouter();
  const [recovery, setRecovery] = useState(storedRecovery.get);
  /** An earlier request got no answer: the new password may already be set. */
  const wasUnsure = useRef(false);
  const go = (next: Recovery): void => {
    storeRecovery(next);
    setRecovery(next);
  };
  const send = useWrite(usePasswordCodeSend());
  const confirm = useWrite(usePasswordCodeConfirm());
  const reset = useWrite(usePasswordReset(), {
    done: { text: 'Пароль изменён', open: () => void router.navigate({ to: '/auth/login' }) },
    // The last step shows the success itself.
    nextAnnounces: true,
    onDone: () => go({ ...noRecovery, step: 'done', email: recovery.email }),
    onFailed: (problem) => {
      wasUnsure.current ||= isUnsure(problem);
      if (problem.status !== 409) return;
      go({ ...noRecovery, email: recovery.email, lost: wasUnsure.current ? 'perhaps-used' : 'run-out' });
    },
  });

  /** Stores the wait of a 429; returns whether there was one. */
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
        const { data } = await send.ask({ data: { email } });
        go({ step: 'code', email, hash: data.hash, resendAt: now() + data.resend_after_seconds * 1000, lost: null });
        return true;
      } catch (error) {
        const isKnown = recovery.hash !== null && recovery.email.toLowerCase() === email.toLowerCase();
        if (!isKnown || !noteWait(error)) throw error;
        return false;
      }
    },
    isAsking: send.isSending,
    checkCode: async (code) => {
      const { email, hash } = recovery;
      if (hash === null) return false;
      try {
        const { data } = await confirm.ask({ data: { email, hash, code } });
        go({ ...recovery, step: 'password', hash: data.hash });
        return true;
      } catch (error) {
        noteWait(error);
        throw error;
      }
    },
    choose: async (passwords) => {
      const { hash } = recovery;
      if (hash === null) return 'kept';
      try {
        return await reset.ask({ data: { hash, ...passwords } });
      } catch (error) {
        if (!isProblem(error, 409)) throw error;
        return 'kept';
      }
    },
    toEmail: () => go({ ...recovery, step: 'email' }),
  };
}

/** State of the recovery. Never holds the code or a password. */
export interface Recovery {
  readonly step: 'email' | 'code' | 'password' | 'done';
  readonly email: string;
  /** Server's id of the recovery; `null` until a code is sent and after it has expired. */
  readonly hash: string | null;
  /** When a new code can be requested, in milliseconds since the epoch. */
  readonly resendAt: number | null;
  /** Why the last recovery ended: expired, or a lost answer that may have set the password. */
  readonly lost: 'run-out' | 'perhaps-used' | null;
}

const storedSchema = v.object({ email: v.string(), hash: v.string(), resendAt: v.nullable(v.number()) });

const noRecovery: Recovery = { step: 'email', email: '', hash: null, resendAt: null, lost: null };

const storedRecovery = stored('aman.draft.recovery', parseRecovery, noRecovery, 'sessionStorage');

/**
 * Stores the state only on the code step: users reload when they return from their mail app. After
 * the code is confirmed, the hash allows a password change, so it stays in memory.
 */
function storeRecovery({ step, email, hash, resendAt }: Recovery): void {
  storedRecovery.set(step === 'code' ? JSON.stringify({ email, hash, resendAt }) : null);
}

function parseRecovery(text: string): Recovery {
  return { ...noRecovery, ...v.parse(storedSchema, JSON.parse(text)), step: 'code' };
}
