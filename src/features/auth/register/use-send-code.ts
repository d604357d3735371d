import { useRegisterCodeSend } from '@generated/api/auth/auth';
import { isProblem } from '@/shared/api/problem';
import { now } from '@/shared/format/now';
import { codeSent, mustWait } from './draft/registration';
import type { RegistrationStore } from './draft/registration-store';

/**
 * Sends a code to an address and writes down what comes of it. Rejects with the Problem, except for a 429 while this tab
 * knows the registration that the earlier code belongs to: then the earlier code is good, and the wait is noted.
 */
export function useSendCode(store: RegistrationStore): (email: string) => Promise<void> {
  const { mutateAsync } = useRegisterCodeSend({ mutation: { meta: { silent: [429] } } });
  return async (email) => {
    try {
      const { data } = await mutateAsync({ data: { email } });
      store.set(codeSent(store.get(), email, data, now()));
    } catch (error) {
      const draft = store.get();
      const wait = isProblem(error, 429) ? error.retryAfterSeconds : undefined;
      if (wait === undefined || draft.hash === null || !sameAddress(draft.email, email)) throw error;
      store.set(mustWait(draft, wait, now()));
    }
  };
}

export function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
