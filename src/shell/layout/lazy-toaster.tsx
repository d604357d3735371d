import { useCallback, useEffect, useState } from 'react';
import { afterLoad } from '@/shared/after-load';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import { onWaitingNotice } from '@/shared/notify';

const toaster = lazyModule(() => import('@/shared/toaster'));

/**
 * Loads the toaster after the first screen: with the first notice, else after page load, so that it
 * is available when loading fails later. If it can't be loaded, the next notice and a network
 * reconnect try again.
 */
export function LazyToaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = (): void => setWanted(true);
    afterLoad(want, 0);
    window.addEventListener('online', want);
    const forget = onWaitingNotice(want);
    return () => {
      window.removeEventListener('online', want);
      forget();
    };
  }, []);
  const giveUp = useCallback(() => setWanted(false), []);
  const part = useLazyModule(toaster, wanted, giveUp);
  return part && <part.Toaster />;
}
