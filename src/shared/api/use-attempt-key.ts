import { useState } from 'react';
import { newKey } from './new-key';

interface AttemptKey {
  /** The `Idempotency-Key` of a request: the same one while the same is sent again, another once something has changed. */
  readonly of: (request: unknown) => string;
  /** What was sent has been done: the same again would be meant. */
  readonly forget: () => void;
}

/** For a create that a lost answer or a second press may repeat: sent again, it is carried out once. */
export function useAttemptKey(): AttemptKey {
  const [attempt] = useState(() => {
    let last: { readonly body: string; readonly key: string } | undefined;
    return {
      of: (request: unknown) => {
        const body = JSON.stringify(request);
        if (last?.body !== body) last = { body, key: newKey() };
        return last.key;
      },
      forget: () => {
        last = undefined;
      },
    };
  });
  return attempt;
}
