import { useSyncExternalStore } from 'react';
import { session } from './session';
import { type Session, guest } from './session-record';

/**
 * A server renders every page for a guest, except frames of cabinets (`drawFor`). The user is shown
 * after hydration.
 */
let drawnFor: Session = guest;
const onServer = (): Session => drawnFor;

/**
 * Sets the visitor on the server: the frame of a cabinet is rendered for a logged-in user without
 * data.
 */
export function drawFor(visitor: Session): void {
  drawnFor = visitor;
}

/** The session in a component, which re-renders when this tab or another tab changes it. */
export function useSession(): Session & { readonly authenticated: boolean } {
  const { accessToken, currentCabinet } = useSyncExternalStore(session.subscribe, session.get, onServer);
  return { accessToken, currentCabinet, authenticated: accessToken !== null };
}
