import { useSyncExternalStore } from 'react';
import { session } from './session';
import type { Session } from './session-record';

/** The session, as a component sees it: renders again when it changes, in this tab or another. */
export function useSession(): Session & { readonly authenticated: boolean } {
  const { accessToken, currentCabinet } = useSyncExternalStore(session.subscribe, session.get);
  return { accessToken, currentCabinet, authenticated: accessToken !== null };
}
