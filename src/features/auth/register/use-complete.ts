import { useQueryClient } from '@tanstack/react-query';
import type { Session } from '#generated/models/session.ts';
import { currentUserQuery } from '@/features/auth/session/current-user';
import { useSignIn } from '@/features/auth/session/use-sign-in';
import type { Cabinet } from '@/shared/session/session-record';
import { complete, type RegistrationProof, registrationProof } from './registration-requests';
import type { RegistrationProps } from './registration-store';

type Send = (proof: RegistrationProof) => Promise<{ readonly data: Session }>;

/** A registration that has run out (409) is shown on the e-mail step. */
export const completeOptions = { mutation: { meta: { silent: [409] } } };

/** Sends the final form, signs in and opens the new cabinet. Rejects with the Problem. */
export function useComplete({ store, go, redirect }: RegistrationProps, role: Cabinet): (send: Send) => Promise<void> {
  const signIn = useSignIn();
  const queryClient = useQueryClient();
  return async (send) => {
    const proof = registrationProof(store.get());
    if (proof === undefined) return;
    const answer = await complete(store, () => send(proof));
    if (answer !== undefined) return signIn(answer.data, role, redirect);
    // The cabinet may have been added although the answer was lost.
    void queryClient.invalidateQueries(currentUserQuery());
    go('email');
  };
}
