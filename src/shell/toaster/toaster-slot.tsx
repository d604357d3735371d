import { type ComponentType, useEffect, useState } from 'react';
import { onFirstNotice } from '@/shared/toast/notify';

/** Holds the place of the toaster, whose code comes with the first notice or when the page is at rest. */
export function ToasterSlot() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    const load = (): void => {
      import('./connected-toaster').then(
        (module) => setToaster(() => module.ConnectedToaster),
        // Not loaded (offline, a new version): the notices wait, and the next one tries again.
        () => undefined,
      );
    };
    const stopWaiting = onFirstNotice(load);
    const stopIdling = whenIdle(load);
    return () => {
      stopWaiting();
      stopIdling();
    };
  }, []);

  return Toaster === undefined ? null : <Toaster />;
}

/** After the first screen: everything is loaded and the browser has nothing to do. Safari has no idle callback. */
function whenIdle(action: () => void): () => void {
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(action);
    else action();
  }, 3000);
  return () => clearTimeout(timer);
}
