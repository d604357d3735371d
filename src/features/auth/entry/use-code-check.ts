import { useRef, useState } from 'react';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { CODE_LENGTH } from '@/shared/config/limits';
import { messages } from '@/shared/form/rules/messages';

/**
 * Why the code was not accepted:
 * - `wrong`: wrong or incomplete; another try is possible;
 * - `expired`: a new one is needed;
 * - `too-many`: a new one is needed, after a wait;
 * - `failed`: the request did not get through;
 * - `closed`: it was right, but no step follows.
 */
export interface CodeTrouble {
  readonly kind: 'wrong' | 'expired' | 'too-many' | 'failed' | 'closed';
  readonly text: string;
}

export interface CodeCalls {
  /** Resolves with `false` when the code was right but no step follows. Rejects with the Problem. */
  readonly check: (code: string) => Promise<boolean>;
  /** The text for that. */
  readonly closed: string;
  /** Resolves with whether another code was sent. */
  readonly resend: () => Promise<boolean>;
}

interface CodeCheck {
  readonly code: string;
  readonly type: (code: string) => void;
  /** Resolves with whether the code was right. */
  readonly check: (code: string) => Promise<boolean>;
  readonly resend: () => Promise<boolean>;
  readonly trouble: CodeTrouble | undefined;
  readonly checking: boolean;
  readonly sending: boolean;
  readonly resent: boolean;
}

/** The code page's state: what is typed, and how the server answered. */
export function useCodeCheck(calls: CodeCalls): CodeCheck {
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<CodeTrouble>();
  const [doing, setDoing] = useState<'checking' | 'sending'>();
  const [resent, setResent] = useState(false);
  /** Set synchronously: the last digit and a press on the button submit once. */
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
      if (typed.length !== CODE_LENGTH) {
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
  // A refusal of another field is not about the code.
  return { kind: code === undefined ? 'closed' : 'wrong', text };
}

/** Where an e-mail is asked for, too many (429) are shown with a countdown, not in a toast. */
export const codeRequestOptions = { mutation: { meta: { silent: [429] } } };

/** Where a code is typed, whatever fails stands below it. */
export const codeCheckOptions = { mutation: { meta: { silent: true } } };
