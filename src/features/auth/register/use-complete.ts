import { useQueryClient } from '@tanstack/react-query';
import type { Session } from '#generated/models/session.ts';
import { currentUserQuery } from '@/features/auth/session/current-user';
import { useSignIn } from '@/features/auth/session/use-sign-in';
import type { Cabinet } from '@/shared/session/session-record';
import { complete, type RegistrationProof, registrationProof } from './registration-requests';
import type { RegistrationProps } from './registration-store';

type Send = (proof: RegistrationProof) => Promise<{ readonly data: Session }>;

/**
 * Sends the final form, signs in and opens the new cabinet; one that has run out is kept for the
 * next code. Rejects with the Problem.
 */
export function useComplete({ store, go, redirect }: RegistrationProps, role: Cabinet) {
  const signIn = useSignIn();
  const queryClient = useQueryClient();
  return async (send: Send): Promise<void | 'kept'> => {
    const proof = registrationProof(store.get());
    if (proof === undefined) return 'kept';
    const answer = await complete(store, () => send(proof));
    if (answer !== undefined) return signIn(answer.data, role, redirect);
    // The cabinet may have been added although the answer was lost.
    void queryClient.invalidateQueries(currentUserQuery());
    go('email');
    return 'kept';
  };
}
