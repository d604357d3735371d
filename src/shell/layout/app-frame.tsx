import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Toaster } from '@/shared/toaster';
import { aboveBottomBars } from '@/shared/ui/bottom-bar';
import { Icon } from '@/shared/ui/icon';
import { AccountFavourites } from './account-favourites';
import { Overlay } from './overlay';

/** What outlives pages, and is there before the first one: overlay, toasts, offline banner. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <OfflineBanner />
      <Toaster />
      <Overlay />
      <AccountFavourites />
    </>
  );
}

function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    // A screen reader announces a text only if its region was there before.
    <div
      ref={aboveBottomBars}
      role="status"
      className="pointer-events-none fixed bottom-[calc(1rem+var(--bottom-bar,0px))] left-4 z-40 max-w-110 phone:right-18 phone:left-3"
    >
      {!online && (
        <p className="flex animate-pop items-center gap-3 rounded-note bg-ink px-4 py-3 text-small text-white">
          <Icon icon={IconWifiOff} />
          Нет интернета. Показываем то, что уже загрузили.
        </p>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
