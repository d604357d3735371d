import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/shared/ui/icon';

/** Says that the connection is gone, and lets the person read on. Nothing is sent again behind their back. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    // The region stands before its text comes: only then do screen readers say it.
    <div
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
