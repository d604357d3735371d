import { useSyncExternalStore } from 'react';
import { session } from './session';
import { type Session, guest } from './session-record';

/** A page that a server has made is everyone's: who is logged in shows right after it has come to life. */
const asGuest = (): Session => guest;

/** The session, as a component sees it: renders again when it changes, in this tab or another. */
export function useSession(): Session & { readonly authenticated: boolean } {
  const { accessToken, currentCabinet } = useSyncExternalStore(session.subscribe, session.get, asGuest);
  return { accessToken, currentCabinet, authenticated: accessToken !== null };
}
