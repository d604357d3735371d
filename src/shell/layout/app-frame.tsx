import type { ReactNode } from 'react';
import { Toaster } from '@/shared/toaster';
import { AccountFavourites } from './account-favourites';
import { ConnectionNote } from './connection-note';
import { Overlay } from './overlay';

/** What outlives pages, and is there before the first one: overlay, toasts, what is wrong with the connection. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <ConnectionNote />
      <Toaster />
      <Overlay />
      <AccountFavourites />
    </>
  );
}
