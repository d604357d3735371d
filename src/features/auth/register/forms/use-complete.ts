import type { Session } from '#generated/models/session.ts';
import { complete } from '@/features/auth/register/draft/registering';
import type { Flow } from '@/features/auth/register/flow';
import { useSignIn } from '@/features/auth/session/use-sign-in';
import type { Cabinet } from '@/shared/session/session-record';
import { type Presented, presentedBy } from './presented';

type Send = (presented: Presented) => Promise<{ readonly data: Session }>;

/** Mutations of the final form: a registration that has run out (409) is told on the page of the address. */
export const completing = { mutation: { meta: { silent: [409] } } };

/** Sends the final form; then the person is logged in and in the new cabinet. Rejects with the Problem. */
export function useComplete({ store, go, redirect }: Flow, role: Cabinet): (send: Send) => Promise<void> {
  const signIn = useSignIn();
  return async (send) => {
    const presented = presentedBy(store.get());
    if (presented === undefined) return;
    const answer = await complete(store, () => send(presented));
    if (answer === undefined) go('email');
    else await signIn(answer.data, role, redirect);
  };
}
