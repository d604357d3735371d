import type { ReactNode } from 'react';
import { Toaster } from '@/shared/toaster';
import { FavouritesSlot } from '@/shell/favourites/favourites-slot';
import { Overlay } from '@/shell/overlay/overlay';
import { OfflineBanner } from './offline-banner';

/** What is there before the first page is, and whatever becomes of a page: the overlay, the toasts, the state of the line. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <OfflineBanner />
      <Toaster />
      <Overlay />
      <FavouritesSlot />
    </>
  );
}
