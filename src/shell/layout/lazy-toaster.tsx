import { useCallback, useEffect, useState } from 'react';
import { afterLoad } from '@/shared/after-load';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import { onWaitingNotice } from '@/shared/notify';

const toaster = lazyModule(() => import('@/shared/toaster'));

/**
 * Loads the toaster with the first notice, at the latest soon after the page has loaded, so that it
 * is there when the connection fails later. If loading fails, it is repeated with the next notice
 * or when the network returns.
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
