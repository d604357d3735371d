import type { ReactNode } from 'react';
import { AccountFavourites } from './account-favourites';
import { ConnectionNote } from './connection-note';
import { LazyToaster } from './lazy-toaster';
import { Overlay } from './overlay';

/**
 * The page, and the parts that stay mounted when the page changes: overlay, toasts, connection
 * note.
 */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <ConnectionNote />
      <LazyToaster />
      <Overlay />
      <AccountFavourites />
    </>
  );
}
