import { useSyncExternalStore } from 'react';
import { session } from './session';
import { type Session, guest } from './session-record';

/** A server-rendered page is the same for everyone; the user shows right after hydration. */
let drawnFor: Session = guest;
const onServer = (): Session => drawnFor;

/**
 * Server only: sets the visitor, because a cabinet's frame is rendered for a logged-in user who is
 * not known yet.
 */
export function drawFor(visitor: Session): void {
  drawnFor = visitor;
}

/** The session for a component, which re-renders when it changes in this tab or another. */
export function useSession(): Session & { readonly authenticated: boolean } {
  const { accessToken, currentCabinet } = useSyncExternalStore(session.subscribe, session.get, onServer);
  return { accessToken, currentCabinet, authenticated: accessToken !== null };
}
