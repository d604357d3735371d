import type { ReactNode } from 'react';
import { AccountFavourites } from './account-favourites';
import { ConnectionNote } from './connection-note';
import { LaterToaster } from './later-toaster';
import { Overlay } from './overlay';

/** What outlives pages, and is there before the first one: overlay, toasts, what is wrong with the connection. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <ConnectionNote />
      <LaterToaster />
      <Overlay />
      <AccountFavourites />
    </>
  );
}
