import type { ReactNode } from 'react';
import { FavouritesSlot } from '@/shell/favourites/favourites-slot';
import { useLateParts } from '@/shell/late/use-late-parts';
import { Overlay } from '@/shell/overlay/overlay';
import { ConnectedToaster } from '@/shell/toaster/connected-toaster';

/** What is there before the first page is, and whatever becomes of a page: the overlay, the toasts, the state of the line. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  const late = useLateParts();
  return (
    <>
      {children}
      {late && <late.OfflineBanner />}
      <ConnectedToaster />
      <Overlay />
      <FavouritesSlot />
    </>
  );
}
