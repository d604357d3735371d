import { useSyncExternalStore } from 'react';
import { session } from './session';
import { type Session, guest } from './session-record';

/** A page drawn on a server is the same for everyone: who is logged in shows right after hydration. */
let drawnFor: Session = guest;
const onServer = (): Session => drawnFor;

/** On a server: a cabinet's frame is drawn for somebody who is logged in and not known yet. */
export function drawFor(visitor: Session): void {
  drawnFor = visitor;
}

/** The session, as a component sees it: renders again when it changes, in this tab or another. */
export function useSession(): Session & { readonly authenticated: boolean } {
  const { accessToken, currentCabinet } = useSyncExternalStore(session.subscribe, session.get, onServer);
  return { accessToken, currentCabinet, authenticated: accessToken !== null };
}
