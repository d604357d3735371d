import { useRef, useState } from 'react';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { CODE_LENGTH } from '@/shared/config/limits';
import { messages } from '@/shared/form/rules/messages';

/**
 * Why the code did not do:
 * - `wrong`: it is not the one, or not complete; another try is possible;
 * - `expired`: it may have been right once; a new one is needed;
 * - `too-many`: a new one is needed, and only after a wait;
 * - `failed`: nobody knows, the request did not get through;
 * - `closed`: it was right, but leads nowhere.
 */
export interface CodeTrouble {
  readonly kind: 'wrong' | 'expired' | 'too-many' | 'failed' | 'closed';
  readonly text: string;
}

export interface CodeCalls {
  /** Checks the code; resolves with `false` when it was right and yet leads nowhere. Rejects with the Problem. */
  readonly check: (code: string) => Promise<boolean>;
  /** What is said then. */
  readonly closed: string;
  /** Sends another code; resolves with whether one was sent. */
  readonly resend: () => Promise<boolean>;
}

interface CodeCheck {
  readonly code: string;
  readonly type: (code: string) => void;
  /** Checks the code; resolves with whether it was right. */
  readonly check: (code: string) => Promise<boolean>;
  readonly resend: () => Promise<boolean>;
  readonly trouble: CodeTrouble | undefined;
  readonly checking: boolean;
  readonly sending: boolean;
  /** A new code has been sent from here. */
  readonly resent: boolean;
}

/** What is typed on the page of the code, and what the server says to it. */
export function useCodeCheck(calls: CodeCalls): CodeCheck {
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<CodeTrouble>();
  const [doing, setDoing] = useState<'checking' | 'sending'>();
  const [resent, setResent] = useState(false);
  /** Set before anything asynchronous happens: the last digit and a press on the button send once. */
  const busy = useRef(false);

  const alone = async (what: 'checking' | 'sending', work: () => Promise<void>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setDoing(what);
    setTrouble(undefined);
    setResent(false);
    try {
      await work();
      return true;
    } catch (error) {
      setTrouble(troubleOf(error));
      if (isProblem(error, 429)) setCode('');
      return false;
    } finally {
      busy.current = false;
      setDoing(undefined);
    }
  };

  return {
    code,
    type: (typed) => {
      setCode(typed);
      if (trouble?.kind === 'wrong') setTrouble(undefined);
    },
    check: async (typed) => {
      if (typed.length < CODE_LENGTH) {
        setTrouble({
          kind: 'wrong',
          text: typed === '' ? messages.required : messages.digits(CODE_LENGTH, typed.length),
        });
        return false;
      }
      return alone('checking', async () => {
        if (!(await calls.check(typed))) setTrouble({ kind: 'closed', text: calls.closed });
      });
    },
    resend: () =>
      alone('sending', async () => {
        const sent = await calls.resend();
        if (sent) setCode('');
        setResent(sent);
      }),
    trouble,
    checking: doing === 'checking',
    sending: doing === 'sending',
    resent,
  };
}

function troubleOf(error: unknown): CodeTrouble {
  if (isProblem(error, 429)) return { kind: 'too-many', text: 'Слишком много попыток' };
  if (!isProblem(error, 422)) return { kind: 'failed', text: problemText(error) };
  const { code, hash, ...others } = error.errors;
  const [text = problemText(error)] = [code, hash, ...Object.values(others)].flatMap((texts) => texts ?? []);
  if (hash !== undefined) return { kind: 'expired', text };
  // A refusal that names neither is not about the code.
  return { kind: code === undefined ? 'closed' : 'wrong', text };
}
