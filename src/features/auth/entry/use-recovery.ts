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
   * Sends a code and resolves with `true`. After a 429 it resolves with `false` if an earlier code
   * is still valid. Otherwise it rejects with the Problem.
   */
  readonly askForCode: (email: string) => Promise<boolean>;
  readonly isAsking: boolean;
  /**
   * Checks the code. Resolves with `true` if the code is right; otherwise rejects with the Problem.
   */
  readonly checkCode: (code: string) => Promise<boolean>;
  /**
   * Sets the new password. If the recovery has expired (409), the recovery starts again. If the
   * user has left the page, a toast shows the result. After any other error it rejects with the
   * Problem.
   */
  readonly choose: (passwords: Passwords) => Promise<unknown>;
  readonly toEmail: () => void;
}

/** State and functions of the recovery. Its steps: e-mail, code, new password. */
export function useRecovery(): RecoverySteps {
  const router = useRouter();
  const [recovery, setRecovery] = useState(storedRecovery.get);
  /** Whether an earlier answer was lost, so that the new password may already be set. */
  const wasUnsure = useRef(false);
  const go = (next: Recovery): void => {
    storeRecovery(next);
    setRecovery(next);
  };
  const send = useWrite(usePasswordCodeSend());
  const confirm = useWrite(usePasswordCodeConfirm());
  const reset = useWrite(usePasswordReset(), {
    done: { text: 'Пароль изменён', open: () => void router.navigate({ to: '/auth/login' }) },
    // No toast is shown, because the last step shows the success itself.
    nextAnnounces: true,
    onDone: () => go({ ...noRecovery, step: 'done', email: recovery.email }),
    onFailed: (problem) => {
      wasUnsure.current ||= isUnsure(problem);
      if (problem.status !== 409) return;
      go({ ...noRecovery, email: recovery.email, lost: wasUnsure.current ? 'perhaps-used' : 'run-out' });
    },
  });

  /** Stores how long the user has to wait after a 429. Returns true if the error was a 429. */
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

/** State of the recovery. It never contains the code or a password. */
export interface Recovery {
  readonly step: 'email' | 'code' | 'password' | 'done';
  readonly email: string;
  /**
   * Id of the recovery on the server; `null` before a code is sent, and when the recovery has
   * expired.
   */
  readonly hash: string | null;
  /** Time from which the user can request a new code, in milliseconds since the epoch. */
  readonly resendAt: number | null;
  /**
   * Why the previous recovery ended: `run-out` if it has expired, `perhaps-used` if its answer was
   * lost and the password may have changed.
   */
  readonly lost: 'run-out' | 'perhaps-used' | null;
}

const storedSchema = v.object({ email: v.string(), hash: v.string(), resendAt: v.nullable(v.number()) });

const noRecovery: Recovery = { step: 'email', email: '', hash: null, resendAt: null, lost: null };

const storedRecovery = stored('aman.draft.recovery', parseRecovery, noRecovery, 'sessionStorage');

/**
 * Stores the state only during the step «code», because the page may reload while the user reads
 * the code in a mail app. In later steps the hash alone is enough to change the password, so the
 * hash must stay in memory.
 */
function storeRecovery({ step, email, hash, resendAt }: Recovery): void {
  storedRecovery.set(step === 'code' ? JSON.stringify({ email, hash, resendAt }) : null);
}

function parseRecovery(text: string): Recovery {
  return { ...noRecovery, ...v.parse(storedSchema, JSON.parse(text)), step: 'code' };
}
